import type { Screen } from '#ui/screens.ts';

/** The screens of this domain; each is a chunk of its own, with its words. */
export const adminScreens = {
  '/setup': { words: ['admin'], load: async () => (await import('./screens/set-up-screen.tsx')).SetUpScreen },
  '/admin': {
    words: ['admin'],
    load: async () => (await import('./screens/admin-dashboard-screen.tsx')).AdminDashboardScreen,
  },
  '/admin/domains': {
    words: ['admin'],
    load: async () => (await import('./screens/domains-screen.tsx')).DomainsScreen,
  },
} satisfies Record<string, Screen>;
