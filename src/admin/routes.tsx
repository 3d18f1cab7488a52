import type { RouteObject } from 'react-router';

/** The screens of this domain; each is a chunk of its own, with its words. */
export const adminRoutes: RouteObject[] = [
  { path: '/setup', lazy: async () => ({ Component: (await import('./screens/set-up-screen.tsx')).SetUpScreen }) },
];
