/** Pieces of the editor that its first view does without. */
export const PIECES = {
  forms: () => import('./forms/place-form.tsx'),
  design: () => import('./design/design-pane.tsx'),
  history: () => import('./editor-history.tsx'),
  notices: () => import('./notice-list.tsx'),
  sectionSettings: () => import('./outline/section-settings.tsx'),
  menu: () => import('#ui/menu.tsx'),
};

const REST_MILLISECONDS = 1500;

/** Fetches the forms, and soon all else: whoever loses the network keeps the whole editor. Answers how to stop. */
export function fetchPieces() {
  const { forms, ...others } = PIECES;
  void forms().catch(() => undefined);
  const timer = setTimeout(() => {
    for (const load of Object.values(others)) load().catch(() => undefined);
  }, REST_MILLISECONDS);
  return () => clearTimeout(timer);
}
