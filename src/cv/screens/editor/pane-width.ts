import type { CSSProperties } from 'react';

const STORAGE_KEY = 'cv-editor.pane-width';
/** The CSS property that the pane's width is read from. */
const PROPERTY = '--pane-width';
/** In rem, so that the pane grows with the text. */
export const PANE_WIDTH = { min: 22, default: 27.5, max: 45 } as const;
/** The least width that is left for the pages. */
const MIN_PAGES_WIDTH = 24;

export const pixelsPerRem = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** Returns the greatest width that a pane may have in this window. */
export const maxPaneWidth = () =>
  Math.max(PANE_WIDTH.min, Math.min(PANE_WIDTH.max, window.innerWidth / pixelsPerRem() - MIN_PAGES_WIDTH));
export const clampPaneWidth = (width: number) => Math.max(PANE_WIDTH.min, Math.min(width, maxPaneWidth()));

export const storedPaneWidth = () => clampPaneWidth(Number(localStorage.getItem(STORAGE_KEY)) || PANE_WIDTH.default);
export const storePaneWidth = (width: number) => localStorage.setItem(STORAGE_KEY, String(width));

export const storedPaneStyle = () => ({ [PROPERTY]: `${storedPaneWidth()}rem` }) as CSSProperties;
export const applyPaneWidth = (container: HTMLElement, width: number) =>
  container.style.setProperty(PROPERTY, `${width}rem`);
