import type { Design } from '../../../model/design.ts';

type Direction = 'ltr' | 'rtl';
type SidebarSide = Design['sidebar'];

/**
 * Returns both sides of the page in the reading order of the reader's language. Pages in right-to-left languages are
 * mirrored: there, the design's `left` appears on the right.
 */
export function sidebarSides(
  pageDirection: Direction,
  readerDirection: Direction,
): { value: SidebarSide; seen: SidebarSide }[] {
  const ordered: SidebarSide[] = readerDirection === 'rtl' ? ['right', 'left'] : ['left', 'right'];
  return ordered.map((seen) => ({ value: pageDirection === 'rtl' ? oppositeOf(seen) : seen, seen }));
}

const oppositeOf = (side: SidebarSide): SidebarSide => (side === 'left' ? 'right' : 'left');
