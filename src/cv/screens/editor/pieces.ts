import { preloadWords } from '#platform/i18n/words-provider.tsx';
import { loadLater } from '#platform/load-later.ts';

/** Lazily loaded parts of the editor that the first view does not need. */
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

/** Resolves after the delay in which the first view settles. */
export const rested = () => new Promise<void>((resolve) => setTimeout(resolve, REST_MILLISECONDS));

/**
 * Loads the forms at once and all other parts after a delay, so that the editor keeps working if the connection is
 * lost. Returns a function that cancels the delayed part.
 */
export function fetchPieces() {
  const { forms, ...others } = PIECES;
  void forms().catch(() => undefined);
  const timer = setTimeout(() => {
    for (const load of Object.values(others)) load().catch(() => undefined);
    preloadWords(['checks', 'cv-review', 'cv-comments', 'cv-job', 'cv-letters']).catch(() => undefined);
  }, REST_MILLISECONDS);
  return () => clearTimeout(timer);
}
