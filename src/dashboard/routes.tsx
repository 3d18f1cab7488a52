import type { Screen } from '#ui/screens.ts';

/** Screens of the dashboard; each is a separate chunk with its own messages. */
export const dashboardScreens = {
  '/dashboard': {
    words: ['dashboard'],
    load: async () => (await import('./screens/dashboard-screen.tsx')).DashboardScreen,
  },
} satisfies Record<string, Screen>;
