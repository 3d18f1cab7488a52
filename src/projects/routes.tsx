import type { Screen } from '#ui/screens.ts';

const editor: Screen = {
  words: ['projects', 'blocks', 'records', 'files'],
  load: async () => (await import('./screens/project-editor-screen.tsx')).ProjectEditorScreen,
};

/** Screens of the projects domain; each is a separate chunk with its own messages. */
export const projectsScreens = {
  '/projects': {
    words: ['projects', 'records'],
    load: async () => (await import('./screens/project-manager-screen.tsx')).ProjectManagerScreen,
  },
  '/projects/new': editor,
  '/projects/{projectId}/edit': editor,
} satisfies Record<string, Screen>;
