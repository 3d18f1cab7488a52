import { lazy } from 'react';
import { loadLazily } from '#platform/browser/load-lazily.ts';

/** The form of a section, loaded when the first one is opened: it contains the code for texts and uploads. */
export const LazySectionForm = lazy(async () => ({
  default: (await loadLazily(() => import('./section-form.tsx'))).SectionForm,
}));
