/** Which paths are screens of the app, and for whom; every other path is a page, a file or nothing. */
export const APP_ROUTES = [{ path: '/setup', access: 'public' }] as const satisfies {
  path: `/${string}`;
  access: 'public' | 'member' | 'admin';
}[];

const patterns = APP_ROUTES.map(
  ({ path }) => new RegExp(`^${path.replace(/\/\*$/, '(?:/.*)?').replace(/\{\w+\}/g, '[^/]+')}/?$`),
);

export const isAppPath = (path: string) => patterns.some((pattern) => pattern.test(path));
