import type { Screen } from '#ui/screens.ts';

/** Routes of the portfolio screens, each loaded as a separate chunk with its translations. */
export const portfolioScreens = {
  '/portfolio': {
    words: ['portfolio-editor', 'portfolio-pages', 'records'],
    load: async () => (await import('./screens/site-editor-screen.tsx')).SiteEditorScreen,
  },
  '/projects/{projectId}': {
    words: ['projects', 'records'],
    load: async () => (await import('./screens/project-screen.tsx')).ProjectScreen,
  },
  '/posts/{postId}': {
    words: ['posts', 'records'],
    load: async () => (await import('./screens/post-screen.tsx')).PostScreen,
  },
  '/translate/{language}': {
    words: [
      ...(['portfolio-languages', 'portfolio-editor', 'portfolio-pages', 'profile', 'projects', 'blocks'] as const),
      ...(['achievements', 'cv-editor', 'cv-history', 'cv-variants', 'records'] as const),
    ],
    load: async () => (await import('./screens/language-screen.tsx')).LanguageScreen,
  },
  '/profile/card': {
    words: ['card', 'portfolio-share', 'records'],
    load: async () => (await import('./screens/card-screen.tsx')).CardScreen,
  },
  '/share': { words: ['portfolio-share'], load: async () => (await import('./screens/share-screen.tsx')).ShareScreen },
} satisfies Record<string, Screen>;
