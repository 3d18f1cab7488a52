import type { Screen } from '#ui/screens.ts';

/** The screens of this domain; each is a chunk of its own, with its words. */
export const dashboardScreens = {
  '/dashboard': {
    words: ['dashboard'],
    load: async () => (await import('./screens/dashboard-screen.tsx')).DashboardScreen,
  },
} satisfies Record<string, Screen>;
