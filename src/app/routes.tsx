import type { ComponentType } from 'react';
import { Outlet, type RouteObject, ScrollRestoration } from 'react-router';
import { achievementsScreens } from '#achievements/routes.tsx';
import { adminScreens } from '#admin/routes.tsx';
import { cvScreens } from '#cv/routes.tsx';
import { dashboardScreens } from '#dashboard/routes.tsx';
import { identityScreens } from '#identity/routes.tsx';
import { MessagesProvider, preloadMessages } from '#platform/browser/i18n/messages-provider.tsx';
import { portfolioScreens } from '#portfolio/routes.tsx';
import { postsScreens } from '#posts/routes.tsx';
import { projectsScreens } from '#projects/routes.tsx';
import { testimonialsScreens } from '#testimonials/routes.tsx';
import type { Screen } from '#ui/screens.ts';
import { type Access, ROUTES } from './route-table.ts';
import { AdminShell, MemberShell, MemberWindow } from './shell/guards.tsx';
import { LoadingBar } from './shell/loading-bar.tsx';
import { NotFound } from './shell/not-found.tsx';
import { PlainFrame } from './shell/plain-frame.tsx';
import { ScreenNotLoaded } from './shell/region-boundary.tsx';
import { useOpeningFrame } from './shell/use-opening-frame.ts';

/** The screens of all domains, by their path in the route table. */
const screens: Readonly<Record<string, Screen>> = {
  ...identityScreens,
  ...projectsScreens,
  ...postsScreens,
  ...achievementsScreens,
  ...testimonialsScreens,
  ...cvScreens,
  ...portfolioScreens,
  ...dashboardScreens,
  ...adminScreens,
};

type FrameRow = { access: Access; frame?: 'whole' };
/** The frames, each with the rows whose screens it contains. */
const FRAMES: readonly { Component: ComponentType; contains: (row: FrameRow) => boolean }[] = [
  { Component: PlainFrame, contains: ({ access }) => access === 'public' },
  { Component: MemberShell, contains: ({ access, frame }) => access === 'member' && frame === undefined },
  { Component: MemberWindow, contains: ({ access, frame }) => access === 'member' && frame === 'whole' },
  { Component: AdminShell, contains: ({ access }) => access === 'admin' },
];

/** The route table in the router's format: each screen inside the frame for its access level. */
export const routes: RouteObject[] = [
  {
    HydrateFallback: () => null,
    Component: Root,
    children: [
      ...FRAMES.map(({ Component, contains }) => ({
        Component,
        children: [
          {
            ErrorBoundary: ScreenNotLoaded,
            children: ROUTES.filter((row) => row.by === 'app' && contains(row)).flatMap(({ path }) => routesOf(path)),
          },
        ],
      })),
      { path: '*', Component: NotFound },
    ],
  },
];

/**
 * Returns the routes of a table row. `/admin/*` is the screen `/admin`; unknown paths below it show a 404 in the shell.
 */
function routesOf(path: string): RouteObject[] {
  const basePath = path.replace(/\/\*$/, '');
  const screen = screens[basePath];
  const route: RouteObject = screen ? screenRoute(screen) : { Component: NotFound };
  const pattern = basePath.replace(/\{(\w+)\}/g, ':$1');
  return basePath === path
    ? [{ ...route, path: pattern }]
    : [
        { ...route, path: pattern },
        { path, Component: NotFound },
      ];
}

function screenRoute({ words, load }: Screen): RouteObject {
  return {
    lazy: async () => {
      const [Loaded] = await Promise.all([load(), preloadMessages(words)]);
      return {
        Component: () => (
          <MessagesProvider domains={words}>
            <Loaded />
          </MessagesProvider>
        ),
      };
    },
  };
}

function Root() {
  useOpeningFrame();
  return (
    <>
      <LoadingBar />
      <Outlet />
      <ScrollRestoration />
    </>
  );
}
