import type { Screen } from '#ui/screens.ts';

const editor: Screen = {
  words: ['posts', 'blocks', 'records', 'files'],
  load: async () => (await import('./screens/post-editor-screen.tsx')).PostEditorScreen,
};

/** Screens of the posts domain; each is a separate chunk with its own messages. */
export const postsScreens = {
  '/posts': {
    words: ['posts', 'records'],
    load: async () => (await import('./screens/post-manager-screen.tsx')).PostManagerScreen,
  },
  '/posts/new': editor,
  '/posts/{postId}/edit': editor,
} satisfies Record<string, Screen>;
