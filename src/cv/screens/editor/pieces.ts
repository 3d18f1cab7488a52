import { preloadWords } from '#platform/i18n/words-provider.tsx';
import { loadLater } from '#platform/load-later.ts';

/** Pieces of the editor that its first view does without. */
export const PIECES = {
  forms: () => loadLater(() => import('./forms/place-form.tsx')),
  design: () => loadLater(() => import('./design/design-pane.tsx')),
  review: () => loadLater(() => import('./review/review-pane.tsx')),
  letters: () => loadLater(() => import('./letters/letters-pane.tsx')),
  focusing: () => loadLater(() => import('./focus-in.ts')),
  commands: () => loadLater(() => import('./commands/cv-commands.tsx')),
  history: () => loadLater(() => import('./editor-history.tsx')),
  notices: () => loadLater(() => import('./notice-list.tsx')),
  sectionSettings: () => loadLater(() => import('./outline/section-settings.tsx')),
  menu: () => loadLater(() => import('#ui/menu.tsx')),
};

const REST_MILLISECONDS = 1500;

/** Once the first view stands. */
export const rested = () => new Promise<void>((resolve) => setTimeout(resolve, REST_MILLISECONDS));

/** Fetches the forms, and soon all else: whoever loses the network keeps the whole editor. Answers how to stop. */
export function fetchPieces() {
  const { forms, ...others } = PIECES;
  void forms().catch(() => undefined);
  const timer = setTimeout(() => {
    for (const load of Object.values(others)) load().catch(() => undefined);
    preloadWords(['checks', 'cv-review', 'cv-comments', 'cv-job', 'cv-letters']).catch(() => undefined);
  }, REST_MILLISECONDS);
  return () => clearTimeout(timer);
}
