const STORAGE_KEY = 'cv-editor.pane-width';
export const PANE_WIDTH = { min: 352, default: 440, max: 720 } as const;
/** The least width that is left for the pages. */
const MIN_PAGES_WIDTH = 384;

/** Returns the nearest width that a pane may have in this window. */
export const clampPaneWidth = (width: number) =>
  Math.round(Math.max(PANE_WIDTH.min, Math.min(width, PANE_WIDTH.max, window.innerWidth - MIN_PAGES_WIDTH)));

export const storedPaneWidth = () => clampPaneWidth(Number(localStorage.getItem(STORAGE_KEY)) || PANE_WIDTH.default);
export const storePaneWidth = (width: number) => localStorage.setItem(STORAGE_KEY, String(width));

/** The CSS property that the pane's width is read from. */
export const PANE_WIDTH_PROPERTY = '--pane-width';
