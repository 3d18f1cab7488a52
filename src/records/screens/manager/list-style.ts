/** Cards side by side, as many as have room. */
export const GRID = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-4';

/** Text of either direction begins at the side where the page begins; not all browsers know `match-parent`. */
export const AT_START = '[html[dir=ltr]_&]:text-left [html[dir=rtl]_&]:text-right';
