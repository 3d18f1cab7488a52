import type { Screen } from '#ui/screens.ts';

/** The screens of this domain; each is a chunk of its own, with its words. */
export const cvScreens = {
  '/cv': { words: ['cv'], load: async () => (await import('./screens/cv-manager-screen.tsx')).CvManagerScreen },
} satisfies Record<string, Screen>;
