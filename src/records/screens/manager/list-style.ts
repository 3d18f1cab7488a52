import type { Cards } from './shelf.ts';

/** Cards side by side, as many as have room. */
const GRID = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-4';
/** Pages are known at half that width. */
const PAGES =
  'grid grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] gap-3 sm:grid-cols-[repeat(auto-fill,minmax(13.5rem,1fr))] sm:gap-4';
export const GRIDS: Record<Cards, string> = { cover: GRID, tile: GRID, page: PAGES };
/** Where the first page lies on a card: the foot of it is cut off. */
export const PAGE_PLACE = 'aspect-[4/5] overflow-hidden px-4 pt-4 sm:px-5 sm:pt-5';

/** Text of either direction begins at the side where the page begins; not all browsers know `match-parent`. */
export const AT_START = '[html[dir=ltr]_&]:text-left [html[dir=rtl]_&]:text-right';
