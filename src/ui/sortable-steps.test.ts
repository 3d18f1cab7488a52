import { expect, it } from 'vitest';
import { placeFor } from './sortable-steps.ts';

const rows = { count: 5, columns: 1, rtl: false };
const grid = { count: 8, columns: 3, rtl: false };

it('goes up and down in rows, and not beyond their ends', () => {
  expect(placeFor('ArrowDown', 1, rows)).toBe(2);
  expect(placeFor('ArrowUp', 1, rows)).toBe(0);
  expect(placeFor('ArrowUp', 0, rows)).toBe(0);
  expect(placeFor('ArrowDown', 4, rows)).toBe(4);
  expect(placeFor('ArrowRight', 1, rows)).toBeUndefined();
});

it('goes by one across a grid, by a row up and down', () => {
  expect(placeFor('ArrowRight', 2, grid)).toBe(3);
  expect(placeFor('ArrowDown', 2, grid)).toBe(5);
  expect(placeFor('ArrowDown', 5, grid)).toBe(7);
  expect(placeFor('ArrowUp', 1, grid)).toBe(0);
});

it('goes across the way one reads', () => {
  expect(placeFor('ArrowLeft', 2, { ...grid, rtl: true })).toBe(3);
  expect(placeFor('ArrowRight', 0, { ...grid, rtl: true })).toBe(0);
});
