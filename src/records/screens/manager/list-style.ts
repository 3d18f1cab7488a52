import type { CardVariant } from './managed-collection.ts';

/** Grid of cards, with as many columns as fit. */
const GRID = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-4';
/** Grid of page thumbnails, with narrower columns than the card grid. */
const PAGES =
  'grid grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] gap-3 sm:grid-cols-[repeat(auto-fill,minmax(13.5rem,1fr))] sm:gap-4';
export const GRIDS: Record<CardVariant, string> = { cover: GRID, tile: GRID, page: PAGES };
/** Area of the page thumbnail on a card; the bottom of the page is cut off. */
export const PAGE_THUMBNAIL = 'aspect-[4/5] overflow-hidden px-4 pt-4 sm:px-5 sm:pt-5';

/** Aligns text to the start of the page's direction, not of its own. Not all browsers support `match-parent`. */
export const AT_START = '[html[dir=ltr]_&]:text-left [html[dir=rtl]_&]:text-right';
