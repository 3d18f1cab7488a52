import { describe, expect, it } from 'vitest';
import { sectionDropAt } from './section-drop.ts';

const block = (id: string, x: number, y: number, w: number, h = 80) => ({ id, page: 1, x, y, w, h });
const ONE = [
  block('work', 50, 100, 500),
  block('job', 50, 120, 500, 20),
  block('skills', 50, 200, 500),
  block('note', 50, 300, 500),
];
const ONE_COLUMN = {
  sections: ['work', 'skills', 'note'].map((id) => ({ id, area: 'main' as const })),
  hasSidebar: false,
};
const move = (id: string, after: string | null) => ({
  do: 'move',
  at: ['sections', id],
  into: [],
  list: 'sections',
  after,
});
const intoArea = (id: string, value: string) => ({ do: 'set', at: ['sections', id], field: 'area', value });

describe('a section dragged over a page', () => {
  it('is dropped between the sections around the point', () => {
    expect(sectionDropAt(ONE, { x: 300, y: 210 }, { ...ONE_COLUMN, id: 'note' })).toEqual({
      mark: { x: 50, w: 500, y: 190 },
      operations: [move('note', 'work')],
    });
  });

  it('is dropped first above all others, and last below them', () => {
    expect(sectionDropAt(ONE, { x: 300, y: 20 }, { ...ONE_COLUMN, id: 'note' })).toEqual({
      mark: { x: 50, w: 500, y: 94 },
      operations: [move('note', null)],
    });
    expect(sectionDropAt(ONE, { x: 300, y: 700 }, { ...ONE_COLUMN, id: 'work' })).toEqual({
      mark: { x: 50, w: 500, y: 386 },
      operations: [move('work', 'note')],
    });
  });

  it('is dropped behind the last section of its page, not behind those of later pages', () => {
    const sections = ['work', 'skills', 'note', 'later', 'last'].map((id) => ({ id, area: 'main' as const }));
    const drop = sectionDropAt(ONE, { x: 300, y: 700 }, { sections, hasSidebar: false, id: 'last' });
    expect(drop?.operations).toEqual([move('last', 'note')]);
  });

  it('has no mark beside itself or on a page without sections', () => {
    for (const y of [190, 210, 260, 290])
      expect(sectionDropAt(ONE, { x: 300, y }, { ...ONE_COLUMN, id: 'skills' })).toBeUndefined();
    expect(sectionDropAt([ONE[1] as never], { x: 300, y: 120 }, { ...ONE_COLUMN, id: 'skills' })).toBeUndefined();
  });
});

describe('a section dragged over a page of two columns', () => {
  const blocks = [
    block('work', 200, 100, 350, 300),
    block('note', 200, 420, 350),
    block('skills', 20, 100, 150),
    block('tongues', 20, 200, 150),
  ];
  const sections = [
    { id: 'work', area: 'main' as const },
    { id: 'skills', area: 'sidebar' as const },
    { id: 'tongues', area: 'sidebar' as const },
    { id: 'note', area: 'main' as const },
  ];
  const options = { sections, hasSidebar: true };

  it('is dropped into the column at the point', () => {
    expect(sectionDropAt(blocks, { x: 90, y: 190 }, { ...options, id: 'note' })).toEqual({
      mark: { x: 20, w: 150, y: 190 },
      operations: [move('note', 'skills'), intoArea('note', 'sidebar')],
    });
    expect(sectionDropAt(blocks, { x: 300, y: 500 }, { ...options, id: 'skills' })).toEqual({
      mark: { x: 200, w: 350, y: 506 },
      operations: [move('skills', 'note'), intoArea('skills', 'main')],
    });
  });

  it('is dropped into the nearest column beside both', () => {
    const drop = sectionDropAt(blocks, { x: 180, y: 90 }, { ...options, id: 'note' });
    expect(drop?.mark).toEqual({ x: 20, w: 150, y: 94 });
    expect(sectionDropAt(blocks, { x: 640, y: 90 }, { ...options, id: 'tongues' })?.operations).toEqual([
      move('tongues', null),
      intoArea('tongues', 'main'),
    ]);
  });
});
