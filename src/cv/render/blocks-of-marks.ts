import type { PageBox } from './render-job.ts';

/** The start or end of a part of the CV. Pages are counted from one; coordinates and width are in points. */
export type Mark = { id: string; edge: 'start' | 'end'; page: number; x: number; y: number; width: number };
/** The paper size in points. `sides` is the least distance of text from the left and right edges. */
type PaperGeometry = { width: number; height: number; margin: number; sides: number };

/**
 * Returns the boxes of parts, computed from their start and end marks. A part that spans pages has one on each, also if it
 * is set in two widths there.
 */
export function blocksOfMarks(marks: readonly Mark[], paper: PaperGeometry): PageBox[] {
  const open = new Map<string, Mark>();
  const boxes = marks.flatMap((mark) => {
    if (mark.edge === 'start') {
      open.set(mark.id, mark);
      return [];
    }
    const start = open.get(mark.id);
    return start ? boxesBetween(start, mark, paper) : [];
  });
  const merged = new Map<string, PageBox>();
  for (const box of boxes) {
    const key = `${box.page}/${box.id}`;
    const other = merged.get(key);
    merged.set(key, other ? unionOf(other, box) : box);
  }
  return [...merged.values()];
}

function unionOf(one: PageBox, other: PageBox): PageBox {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  const [right, bottom] = [Math.max(one.x + one.w, other.x + other.w), Math.max(one.y + one.h, other.y + other.h)];
  return { ...one, x, y, w: right - x, h: bottom - y };
}

function boxesBetween(start: Mark, end: Mark, { width, height, margin, sides }: PaperGeometry): PageBox[] {
  const boxes: PageBox[] = [];
  // A mark is at the left of its part, except inside a right-to-left line, where it is at the end of the line.
  const x = Math.max(0, Math.min(start.x, width - sides - start.width));
  for (let page = start.page; page <= end.page; page += 1) {
    const y = page === start.page ? start.y : margin;
    const bottom = page === end.page ? end.y : height - margin;
    if (bottom - y > 1) boxes.push({ id: start.id, page: page - 1, x, y, w: start.width, h: bottom - y });
  }
  return boxes;
}
