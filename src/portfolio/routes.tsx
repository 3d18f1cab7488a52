import type { Screen } from '#ui/screens.ts';

/** Routes of the portfolio screens, each loaded as a separate chunk with its translations. */
export const portfolioScreens = {
  '/portfolio': {
    words: ['portfolio-editor', 'portfolio-pages', 'records'],
    load: async () => (await import('./screens/site-editor-screen.tsx')).SiteEditorScreen,
  },
  '/share': { words: ['portfolio-share'], load: async () => (await import('./screens/share-screen.tsx')).ShareScreen },
} satisfies Record<string, Screen>;
