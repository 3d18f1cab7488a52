import { describe, expect, it } from 'vitest';
import { blocksOfMarks, type Mark } from './blocks-of-marks.ts';

const paper = { width: 600, height: 800, margin: 50, sides: 40 };
const mark = (id: string, edge: Mark['edge'], page: number, y: number, x = 60): Mark => ({
  ...{ id, edge, page, x, y, width: 400 },
});

describe('boxes of CV parts on pages', () => {
  it('reach from the start mark to the end mark', () => {
    expect(blocksOfMarks([mark('a', 'start', 1, 100), mark('a', 'end', 1, 130)], paper)).toEqual([
      { id: 'a', page: 0, x: 60, y: 100, w: 400, h: 30 },
    ]);
  });

  it('are split into one for each page', () => {
    expect(blocksOfMarks([mark('a', 'start', 1, 700), mark('a', 'end', 3, 90)], paper)).toEqual([
      { id: 'a', page: 0, x: 60, y: 700, w: 400, h: 50 },
      { id: 'a', page: 1, x: 60, y: 50, w: 400, h: 700 },
      { id: 'a', page: 2, x: 60, y: 50, w: 400, h: 40 },
    ]);
  });

  it('are nested like the parts and stay on the paper for right-to-left lines', () => {
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

  it('are omitted for parts without height and for unpaired marks', () => {
    expect(
      blocksOfMarks([mark('a', 'start', 1, 100), mark('a', 'end', 1, 100.5), mark('b', 'end', 1, 200)], paper),
    ).toEqual([]);
  });
});
