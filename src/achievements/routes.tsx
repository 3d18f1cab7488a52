import type { Screen } from '#ui/screens.ts';

const editor: Screen = {
  words: ['achievements', 'records', 'files'],
  load: async () => (await import('./screens/achievement-editor-screen.tsx')).AchievementEditorScreen,
};

/** Screens of the achievements domain; each is a separate chunk with its own messages. */
export const achievementsScreens = {
  '/achievements': {
    words: ['achievements', 'records'],
    load: async () => (await import('./screens/achievement-manager-screen.tsx')).AchievementManagerScreen,
  },
  '/achievements/new': editor,
  '/achievements/{achievementId}/edit': editor,
  '/achievements/{achievementId}': {
    words: ['achievements', 'records'],
    load: async () => (await import('./screens/achievement-detail-screen.tsx')).AchievementDetailScreen,
  },
} satisfies Record<string, Screen>;
