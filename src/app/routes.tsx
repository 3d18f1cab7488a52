import type { ComponentType } from 'react';
import { Outlet, type RouteObject, ScrollRestoration } from 'react-router';
import { achievementsScreens } from '#achievements/routes.tsx';
import { adminScreens } from '#admin/routes.tsx';
import { cvScreens } from '#cv/routes.tsx';
import { dashboardScreens } from '#dashboard/routes.tsx';
import { identityScreens } from '#identity/routes.tsx';
import { preloadWords, WordsProvider } from '#platform/i18n/words-provider.tsx';
import { portfolioScreens } from '#portfolio/routes.tsx';
import { projectsScreens } from '#projects/routes.tsx';
import type { Screen } from '#ui/screens.ts';
import { type Access, ROUTES } from './route-table.ts';
import { AdminShell, MemberShell, MemberWindow } from './shell/guards.tsx';
import { LoadingBar } from './shell/loading-bar.tsx';
import { NotFound } from './shell/not-found.tsx';
import { PlainFrame } from './shell/plain-frame.tsx';
import { ScreenNotLoaded } from './shell/region.tsx';

/** The screens of all domains, by their path in the route table. */
const screens: Readonly<Record<string, Screen>> = {
  ...identityScreens,
  ...projectsScreens,
  ...achievementsScreens,
  ...cvScreens,
  ...portfolioScreens,
  ...dashboardScreens,
  ...adminScreens,
};

type Row = { access: Access; frame?: 'whole' };
/** The frames, each with the rows whose screens it contains. */
const FRAMES: readonly { Component: ComponentType; holds: (row: Row) => boolean }[] = [
  { Component: PlainFrame, holds: ({ access }) => access === 'public' },
  { Component: MemberShell, holds: ({ access, frame }) => access === 'member' && frame === undefined },
  { Component: MemberWindow, holds: ({ access, frame }) => access === 'member' && frame === 'whole' },
  { Component: AdminShell, holds: ({ access }) => access === 'admin' },
];

/** The route table in the router's format: each screen inside the frame for its access level. */
export const routes: RouteObject[] = [
  {
    HydrateFallback: () => null,
    Component: Root,
    children: [
      ...FRAMES.map(({ Component, holds }) => ({
        Component,
        children: [
          {
            ErrorBoundary: ScreenNotLoaded,
            children: ROUTES.filter((row) => row.by === 'app' && holds(row)).flatMap(({ path }) => routesOf(path)),
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
  const own = path.replace(/\/\*$/, '');
  const screen = screens[own];
  const found: RouteObject = screen ? screenRoute(screen) : { Component: NotFound };
  const pattern = own.replace(/\{(\w+)\}/g, ':$1');
  return own === path
    ? [{ ...found, path: pattern }]
    : [
        { ...found, path: pattern },
        { path, Component: NotFound },
      ];
}

function screenRoute({ words, load }: Screen): RouteObject {
  return {
    lazy: async () => {
      const [Loaded] = await Promise.all([load(), preloadWords(words)]);
      return {
        Component: () => (
          <WordsProvider domains={words}>
            <Loaded />
          </WordsProvider>
        ),
      };
    },
  };
}

function Root() {
  return (
    <>
      <LoadingBar />
      <Outlet />
      <ScrollRestoration />
    </>
  );
}
