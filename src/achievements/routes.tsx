import type { Screen } from '#ui/screens.ts';

/** The screens of this domain; each is a chunk of its own, with its words. */
export const achievementsScreens = {
  '/achievements': {
    words: ['achievements'],
    load: async () => (await import('./screens/achievement-manager-screen.tsx')).AchievementManagerScreen,
  },
  '/achievements/new': {
    words: ['achievements'],
    load: async () => (await import('./screens/achievement-editor-screen.tsx')).AchievementEditorScreen,
  },
} satisfies Record<string, Screen>;
