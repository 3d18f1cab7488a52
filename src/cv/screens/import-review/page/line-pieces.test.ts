import { describe, expect, it } from 'vitest';
import { linePieces } from './line-pieces.ts';
import { stepByWord } from './word-selection.ts';

const look = { size: 10, bold: false, italic: false };
const line = {
  segments: [
    [
      { text: 'Analyst, ', ...look },
      { text: 'Engine', ...look, bold: true },
    ],
    [{ text: '1843', ...look }],
  ],
  ...{ page: 0, gapAbove: 0 },
};
const mark = (start: number, end: number, field: string, sure = true) => ({
  ...{ line: 0, start, end, path: ['basics'], field, sure },
});

describe('the pieces of a line', () => {
  it('end where the look or a mark does, and know their fields', () => {
    const marks = [mark(0, 7, 'headline', false), mark(0, 7, 'name'), mark(9, 15, 'email')];
    const pieces = linePieces(line, { marks, unplaced: [{ line: 0, start: 16, end: 20 }], selected: [] });
    expect(pieces.map((all) => all.map(({ start, text, state }) => [start, text, state]))).toEqual([
      [
        [0, 'Analyst', 'check'],
        [7, ', ', 'plain'],
        [9, 'Engine', 'read'],
      ],
      [[16, '1843', 'rest']],
    ]);
    expect(pieces[0]?.[0]?.keys).toEqual(['basics/headline', 'basics/name']);
  });
});

describe('selecting by words', () => {
  const text = 'Analyst of the Engine';
  const select = (...steps: [by: 1 | -1, extend: boolean][]) =>
    steps.reduce<ReturnType<typeof stepByWord>>(
      (selected, [by, extend]) => stepByWord(text, selected, { line: 0, by, extends: extend }),
      undefined,
    );
  const words = (selected: ReturnType<typeof select>) => selected && text.slice(selected.start, selected.end);

  it('moves to the next word and adds words, up to the ends of the line', () => {
    expect(words(select([1, false]))).toBe('Analyst');
    expect(words(select([1, false], [1, false], [1, true], [1, true]))).toBe('of the Engine');
    expect(words(select([1, false], [1, true], [1, true], [1, true], [1, true]))).toBe(text);
    expect(words(select([1, false], [1, true], [-1, true]))).toBe('Analyst');
    expect(words(select([1, false], [-1, false]))).toBe('Analyst');
    expect(stepByWord(' ', undefined, { line: 0, by: 1, extends: false })).toBeUndefined();
  });
});
