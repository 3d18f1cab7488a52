import type { Design } from '../../../model/design.ts';

type Direction = 'ltr' | 'rtl';
type Side = Design['sidebar'];

/**
 * Both sides of the page as they are seen, in the order in which whoever looks reads them. A page that is read from right
 * to left is mirrored: there, what the design calls left stands at the right.
 */
export function sidesOf(page: Direction, reader: Direction): { value: Side; seen: Side }[] {
  const inOrder: Side[] = reader === 'rtl' ? ['right', 'left'] : ['left', 'right'];
  return inOrder.map((seen) => ({ value: page === 'rtl' ? otherThan(seen) : seen, seen }));
}

const otherThan = (side: Side): Side => (side === 'left' ? 'right' : 'left');
