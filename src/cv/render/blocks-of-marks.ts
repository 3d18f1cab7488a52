import type { PageBox } from './render-job.ts';

/** The start or end of a part of the CV. Pages are counted from one; coordinates and width are in points. */
export type Mark = { id: string; edge: 'start' | 'end'; page: number; x: number; y: number; width: number };
/** The paper size in points. `sides` is the least distance of text from the left and right edges. */
type PaperGeometry = { width: number; height: number; margin: number; sides: number };

/** Returns the boxes of parts, computed from their start and end marks. A part that spans pages has one on each. */
export function blocksOfMarks(marks: readonly Mark[], paper: PaperGeometry): PageBox[] {
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
