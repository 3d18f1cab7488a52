import { describe, expect, it } from 'vitest';
import { blocksOfMarks, type Mark } from './blocks-of-marks.ts';

const paper = { width: 600, height: 800, margin: 50, sides: 40 };
const mark = (id: string, edge: Mark['edge'], page: number, y: number, x = 60): Mark => ({
  ...{ id, edge, page, x, y, width: 400 },
});

describe('the boxes of parts on pages', () => {
  it('reach from where a part begins to where it ends', () => {
    expect(blocksOfMarks([mark('a', 'start', 1, 100), mark('a', 'end', 1, 130)], paper)).toEqual([
      { id: 'a', page: 0, x: 60, y: 100, w: 400, h: 30 },
    ]);
  });

  it('are one on each page that a part runs over', () => {
    expect(blocksOfMarks([mark('a', 'start', 1, 700), mark('a', 'end', 3, 90)], paper)).toEqual([
      { id: 'a', page: 0, x: 60, y: 700, w: 400, h: 50 },
      { id: 'a', page: 1, x: 60, y: 50, w: 400, h: 700 },
      { id: 'a', page: 2, x: 60, y: 50, w: 400, h: 40 },
    ]);
  });

  it('lie inside one another as parts do, and on the paper where a line from right to left is marked at its end', () => {
    const marks = [
      mark('section', 'start', 1, 100),
      mark('item', 'start', 1, 120, 460),
      mark('item', 'end', 1, 150, 460),
      mark('section', 'end', 1, 160),
    ];
    expect(blocksOfMarks(marks, paper).map(({ id, x, h }) => [id, x, h])).toEqual([
      ['item', 160, 30],
      ['section', 60, 60],
    ]);
  });

  it('are none where nothing is shown, or a mark stands alone', () => {
    expect(
      blocksOfMarks([mark('a', 'start', 1, 100), mark('a', 'end', 1, 100.5), mark('b', 'end', 1, 200)], paper),
    ).toEqual([]);
  });
});
