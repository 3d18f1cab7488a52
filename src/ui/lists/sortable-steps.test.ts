import { expect, it } from 'vitest';
import { targetIndex } from './sortable-steps.ts';

const rows = { count: 5, columns: 1, rtl: false };
const grid = { count: 8, columns: 3, rtl: false };

it('moves up and down in rows, and stops at the ends', () => {
  expect(targetIndex('ArrowDown', 1, rows)).toBe(2);
  expect(targetIndex('ArrowUp', 1, rows)).toBe(0);
  expect(targetIndex('ArrowUp', 0, rows)).toBe(0);
  expect(targetIndex('ArrowDown', 4, rows)).toBe(4);
  expect(targetIndex('ArrowRight', 1, rows)).toBeUndefined();
});

it('moves by one item horizontally and by one row vertically in a grid', () => {
  expect(targetIndex('ArrowRight', 2, grid)).toBe(3);
  expect(targetIndex('ArrowDown', 2, grid)).toBe(5);
  expect(targetIndex('ArrowDown', 5, grid)).toBe(7);
  expect(targetIndex('ArrowUp', 1, grid)).toBe(0);
});

it('mirrors horizontal moves in right-to-left languages', () => {
  expect(targetIndex('ArrowLeft', 2, { ...grid, rtl: true })).toBe(3);
  expect(targetIndex('ArrowRight', 0, { ...grid, rtl: true })).toBe(0);
});
