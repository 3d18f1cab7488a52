import type { Screen } from '#ui/screens.ts';

/** The screens of this domain; each is a chunk of its own, with its words. */
export const projectsScreens = {
  '/projects': {
    words: ['projects'],
    load: async () => (await import('./screens/project-manager-screen.tsx')).ProjectManagerScreen,
  },
  '/projects/new': {
    words: ['projects'],
    load: async () => (await import('./screens/project-editor-screen.tsx')).ProjectEditorScreen,
  },
} satisfies Record<string, Screen>;
