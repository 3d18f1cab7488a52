export type AppRoute = {
  path: `/${string}`;
  access: 'public' | 'member' | 'admin';
  /** Rendered by the app in the browser, or by the server. */
  by: 'app' | 'server';
  /** `whole`: the screen fills the window, without navigation. */
  frame?: 'whole';
};

/** The screens of the product: those of the specification, the examples and templates for visitors, the sections of a member's work and settings, the translation of a CV, the business card, and the confirmation that an account was deleted. Every other path is `404 - Page Not Found`. */
export const ROUTES = [
  { path: '/', access: 'public', by: 'server' },
  { path: '/examples', access: 'public', by: 'server' },
  { path: '/examples/{name}', access: 'public', by: 'server' },
  { path: '/templates', access: 'public', by: 'server' },
  { path: '/login', access: 'public', by: 'app' },
  { path: '/register', access: 'public', by: 'app' },
  { path: '/forgot-password', access: 'public', by: 'app' },
  { path: '/reset-password', access: 'public', by: 'app' },
  { path: '/account-deleted', access: 'public', by: 'app' },
  { path: '/setup', access: 'public', by: 'app' },
  { path: '/admin/*', access: 'admin', by: 'app' },
  { path: '/admin/people', access: 'admin', by: 'app' },
  { path: '/admin/people/{uid}', access: 'admin', by: 'app' },
  { path: '/admin/invitations', access: 'admin', by: 'app' },
  { path: '/admin/domains', access: 'admin', by: 'app' },
  { path: '/admin/mail', access: 'admin', by: 'app' },
  { path: '/admin/jobs', access: 'admin', by: 'app' },
  { path: '/admin/reports', access: 'admin', by: 'app' },
  { path: '/admin/audit', access: 'admin', by: 'app' },
  { path: '/admin/settings', access: 'admin', by: 'app' },
  { path: '/admin/health', access: 'admin', by: 'app' },
  { path: '/dashboard/*', access: 'member', by: 'app' },
  { path: '/cv', access: 'member', by: 'app' },
  { path: '/cv/import', access: 'member', by: 'app', frame: 'whole' },
  { path: '/cv/{cvId}/edit', access: 'member', by: 'app', frame: 'whole' },
  { path: '/cv/{cvId}/translate', access: 'member', by: 'app', frame: 'whole' },
  { path: '/cv/{cvId}/preview', access: 'member', by: 'app' },
  { path: '/cv/{cvId}/templates', access: 'member', by: 'app' },
  { path: '/cv/{cvId}', access: 'public', by: 'server' },
  { path: '/posts', access: 'member', by: 'app' },
  { path: '/posts/new', access: 'member', by: 'app' },
  { path: '/posts/{postId}', access: 'member', by: 'app' },
  { path: '/posts/{postId}/edit', access: 'member', by: 'app' },
  { path: '/projects', access: 'member', by: 'app' },
  { path: '/projects/new', access: 'member', by: 'app' },
  { path: '/projects/{projectId}', access: 'member', by: 'app' },
  { path: '/projects/{projectId}/edit', access: 'member', by: 'app' },
  { path: '/achievements', access: 'member', by: 'app' },
  { path: '/achievements/new', access: 'member', by: 'app' },
  { path: '/achievements/{achievementId}', access: 'member', by: 'app' },
  { path: '/achievements/{achievementId}/edit', access: 'member', by: 'app' },
  { path: '/testimonials', access: 'member', by: 'app' },
  { path: '/testimonials/{token}', access: 'public', by: 'app' },
  { path: '/work', access: 'member', by: 'app' },
  { path: '/work/{section}', access: 'member', by: 'app' },
  { path: '/work/{section}/new', access: 'member', by: 'app' },
  { path: '/work/{section}/{entryId}/edit', access: 'member', by: 'app' },
  { path: '/share', access: 'member', by: 'app' },
  { path: '/portfolio', access: 'member', by: 'app', frame: 'whole' },
  { path: '/translate/{language}', access: 'member', by: 'app', frame: 'whole' },
  { path: '/portfolio/{shareId}', access: 'public', by: 'server' },
  { path: '/@{username}', access: 'public', by: 'server' },
  { path: '/profile', access: 'member', by: 'app' },
  { path: '/settings', access: 'member', by: 'app' },
  { path: '/settings/appearance', access: 'member', by: 'app' },
  { path: '/settings/language', access: 'member', by: 'app' },
  { path: '/settings/security', access: 'member', by: 'app' },
  { path: '/settings/notifications', access: 'member', by: 'app' },
  { path: '/settings/apps', access: 'member', by: 'app' },
  { path: '/settings/data', access: 'member', by: 'app' },
  { path: '/profile/card', access: 'member', by: 'app' },
] as const satisfies readonly AppRoute[];

export type Access = AppRoute['access'];

type RouteRow = (typeof ROUTES)[number];
/** The paths of the app in the browser. */
export type AppPath = Extract<RouteRow, { by: 'app' }>['path'];

const rows = ROUTES.map((route: AppRoute) => ({
  ...route,
  pattern: new RegExp(`^${route.path.replace(/\/\*$/, '(?:/.*)?').replace(/\{\w+\}/g, '[^/]+')}/?$`),
  specificity: route.path.endsWith('*') ? 0 : 1 - route.path.split('{').length / 100,
})).sort((a, b) => b.specificity - a.specificity);

/** Returns the most specific row that matches a path. */
export const findRoute = (path: string): AppRoute | undefined => rows.find(({ pattern }) => pattern.test(path));

export const isAppPath = (path: string) => findRoute(path)?.by === 'app';
