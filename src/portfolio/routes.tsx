import type { Screen } from '#ui/screens.ts';

/** The screens of this domain; each is a chunk of its own, with its words. */
export const portfolioScreens = {
  '/portfolio': {
    words: ['portfolio-editor', 'portfolio-pages', 'records'],
    load: async () => (await import('./screens/site-editor-screen.tsx')).SiteEditorScreen,
  },
  '/share': { words: ['portfolio-share'], load: async () => (await import('./screens/share-screen.tsx')).ShareScreen },
} satisfies Record<string, Screen>;
