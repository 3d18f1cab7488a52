import type { Block } from './order.ts';

/** Where a part begins or ends: pages are counted from one, all else is in points. */
export type Mark = { id: string; edge: 'start' | 'end'; page: number; x: number; y: number; width: number };
type Paper = { height: number; margin: number; rtl: boolean };

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

function boxesBetween(start: Mark, end: Mark, { height, margin, rtl }: Paper): Block[] {
  const boxes: Block[] = [];
  for (let page = start.page; page <= end.page; page += 1) {
    const y = page === start.page ? start.y : margin;
    const until = page === end.page ? end.y : height - margin;
    const x = rtl ? start.x - start.width : start.x;
    if (until - y > 1) boxes.push({ id: start.id, page: page - 1, x, y, w: start.width, h: until - y });
  }
  return boxes;
}
