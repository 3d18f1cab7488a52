import type { Design } from '../../../model/design.ts';

type Direction = 'ltr' | 'rtl';
type Side = Design['sidebar'];

/**
 * Returns both sides of the page in the reading order of the reader's language. Pages in right-to-left languages are
 * mirrored: there, the design's `left` appears on the right.
 */
export function sidesOf(page: Direction, reader: Direction): { value: Side; seen: Side }[] {
  const inOrder: Side[] = reader === 'rtl' ? ['right', 'left'] : ['left', 'right'];
  return inOrder.map((seen) => ({ value: page === 'rtl' ? otherThan(seen) : seen, seen }));
}

const otherThan = (side: Side): Side => (side === 'left' ? 'right' : 'left');
