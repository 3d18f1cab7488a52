import type { Screen } from '#ui/screens.ts';

const entryEditor: Screen = {
  words: ['cv-editor', 'cv-history', 'files', 'records'],
  load: async () => (await import('./screens/work/entry-editor-screen.tsx')).EntryEditorScreen,
};

/** The screens of the CV domain. Each is a chunk of its own, with its words. */
export const cvScreens = {
  '/cv': {
    words: ['cv', 'records'],
    load: async () => (await import('./screens/cv-manager-screen.tsx')).CvManagerScreen,
  },
  '/cv/import': {
    words: ['cv', 'cv-editor', 'cv-history', 'cv-import', 'cv-page', 'records'],
    load: async () => (await import('./screens/import-review/import-review-screen.tsx')).ImportReviewScreen,
  },
  '/cv/{cvId}/edit': {
    words: ['cv', 'cv-editor', 'cv-history', 'cv-page', 'records'],
    load: async () => (await import('./screens/editor/cv-editor-screen.tsx')).CvEditorScreen,
  },
  '/cv/{cvId}/preview': {
    words: ['cv', 'cv-history', 'cv-page', 'records'],
    load: async () => (await import('./screens/one-cv.tsx')).CvPreviewScreen,
  },
  '/cv/{cvId}/translate': {
    words: ['cv', 'cv-editor', 'cv-history', 'cv-page', 'cv-variants', 'records'],
    load: async () => (await import('./screens/translation/translation-screen.tsx')).TranslationScreen,
  },
  '/cv/{cvId}/templates': {
    words: ['cv', 'records'],
    load: async () => (await import('./screens/one-cv.tsx')).CvTemplatesScreen,
  },
  '/work': {
    words: [],
    load: async () => (await import('./screens/work/work-screen.tsx')).WorkScreen,
  },
  '/work/{section}': {
    words: ['cv-editor', 'cv-history', 'records'],
    load: async () => (await import('./screens/work/entry-manager-screen.tsx')).EntryManagerScreen,
  },
  '/work/{section}/new': entryEditor,
  '/work/{section}/{entryId}/edit': entryEditor,
} satisfies Record<string, Screen>;
