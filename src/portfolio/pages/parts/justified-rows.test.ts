import { describe, expect, it } from 'vitest';
import { breakIntoRows, placesInRows, rowsOf } from './justified-rows.ts';

/** Returns the heights of the rows in a width of one. */
function heightsOf(ratios: readonly number[], counts: readonly number[]) {
  let start = 0;
  return counts.map((count) => {
    const row = ratios.slice(start, start + count);
    start += count;
    return 1 / row.reduce((sum, ratio) => sum + ratio, 0);
  });
}

/** Returns ratios of pictures as they occur, from upright to panoramic, always the same ones for a seed. */
function ratiosFor(seed: number, count: number) {
  let state = seed;
  return Array.from({ length: count }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return [0.56, 0.67, 0.75, 0.8, 1, 1.25, 1.33, 1.5, 1.78, 2.4][state % 10] ?? 1;
  });
}

describe('rows of pictures', () => {
  it.each([
    [[1.5], 3, [1]],
    [[1.5, 1.5], 3, [2]],
    [[1.5, 1.5, 1.5], 3, [3]],
    [[2.4, 1.5, 1.5], 3, [1, 2]],
    [[1.5, 1.5, 1.5, 1.5, 1.5], 3, [2, 3]],
    [[0.67, 0.67, 0.67, 0.67], 2.7, [4]],
    [[1.5, 0.67, 1.33, 1, 2.2, 0.75, 1.6], 3, [4, 3]],
    [[1.5, 1.5, 1.5], 1.3, [1, 1, 1]],
    [[], 3, []],
  ])('of %j are broken for a width of %d heights into %j', (ratios, target, counts) => {
    expect(breakIntoRows(ratios, target)).toEqual(counts);
  });

  it('hold every picture, fill the width, and have a last row that is no higher than the highest', () => {
    for (let seed = 1; seed <= 300; seed += 1) {
      const ratios = ratiosFor(seed, 1 + (seed % 60));
      for (const target of [1.3, 2.3, 3.1]) {
        const counts = breakIntoRows(ratios, target);
        expect(counts.reduce((sum, count) => sum + count, 0)).toBe(ratios.length);
        const heights = heightsOf(ratios, counts);
        const last = heights.pop() ?? 0;
        if (heights.length > 0) expect(last).toBeLessThanOrEqual(Math.max(...heights) + 1e-6);
        const places = placesInRows(ratios, counts);
        expect(places).toHaveLength(ratios.length);
        expect(places.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(counts.length, 6);
      }
    }
  });

  it('are of similar heights', () => {
    for (let seed = 1; seed <= 100; seed += 1) {
      const ratios = ratiosFor(seed, 12 + (seed % 20));
      const heights = heightsOf(ratios, breakIntoRows(ratios, 3)).map((height) => height * 3);
      expect(Math.max(...heights)).toBeLessThan(2.2);
      expect(Math.min(...heights)).toBeGreaterThan(0.5);
    }
  });
});

describe('rows of a chosen length', () => {
  it.each([
    [6, 4, [3, 3]],
    [7, 4, [4, 3]],
    [5, 3, [3, 2]],
    [3, 4, [3]],
    [2, 1, [1, 1]],
    [0, 3, []],
  ])('hold %d pictures in rows of at most %d as evenly as can be', (count, columns, rows) => {
    expect(rowsOf(count, columns)).toEqual(rows);
  });
});
