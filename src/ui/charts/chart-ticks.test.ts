import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chartTicks, labelsThatFit } from './chart-ticks.ts';

test.each([
  [
    [3, 9, 14],
    [0, 5, 10, 15],
  ],
  [[100], [0, 50, 100]],
  [[1], [0, 1]],
  [[2], [0, 1, 2]],
  [[], [0, 1]],
  [
    [0, 0],
    [0, 1],
  ],
  [[0.3], [0, 0.1, 0.2, 0.3]],
  [
    [-4, 6],
    [-5, 0, 5, 10],
  ],
  [[12_400], [0, 5000, 10_000, 15_000]],
])('the ticks for %j are %j', (values, ticks) => {
  expect(chartTicks(values)).toEqual(ticks);
});

test('ticks are few, evenly spaced, cover all values, and are whole numbers for whole values', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 }), { minLength: 1 }), (values) => {
      const ticks = chartTicks(values);
      expect(ticks[0]).toBeLessThanOrEqual(Math.min(0, ...values));
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(Math.max(0, ...values));
      expect(ticks.length).toBeLessThanOrEqual(7);
      expect(ticks.every(Number.isInteger)).toBe(true);
      const steps = new Set(ticks.slice(1).map((tick, index) => tick - (ticks[index] ?? 0)));
      expect(steps.size).toBe(1);
    }),
  );
});

test('labels are omitted at regular intervals until they fit, always keeping the last', () => {
  expect(labelsThatFit(4, 400, 60)).toEqual([0, 1, 2, 3]);
  expect(labelsThatFit(12, 300, 60)).toEqual([2, 5, 8, 11]);
  expect(labelsThatFit(3, 0, 60)).toEqual([2]);
});
