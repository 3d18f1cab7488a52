import type { Block } from './order.ts';

/** Where a part begins or ends: pages are counted from one, all else is in points. */
export type Mark = { id: string; edge: 'start' | 'end'; page: number; x: number; y: number; width: number };
/** `sides` is how far text stays away from the edges at its sides, at the least. */
type Paper = { width: number; height: number; margin: number; sides: number };

/** The boxes between where parts begin and end. */
export function blocksOf(marks: readonly Mark[], paper: Paper): Block[] {
  const open = new Map<string, Mark>();
  return marks.flatMap((mark) => {
    if (mark.edge === 'start') {
      open.set(mark.id, mark);
      return [];
    }
    const start = open.get(mark.id);
    return start ? boxesBetween(start, mark, paper) : [];
  });
}

function boxesBetween(start: Mark, end: Mark, { width, height, margin, sides }: Paper): Block[] {
  const boxes: Block[] = [];
  // A mark stands at the left of its part; but within a line from right to left it stands where that ends.
  const x = Math.max(0, Math.min(start.x, width - sides - start.width));
  for (let page = start.page; page <= end.page; page += 1) {
    const y = page === start.page ? start.y : margin;
    const until = page === end.page ? end.y : height - margin;
    if (until - y > 1) boxes.push({ id: start.id, page: page - 1, x, y, w: start.width, h: until - y });
  }
  return boxes;
}
