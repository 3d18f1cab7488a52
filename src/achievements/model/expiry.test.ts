import { expect, it } from 'vitest';
import { daysUntil } from './expiry.ts';

const today = new Date(2026, 1, 27, 23, 30);

it.each([
  ['2026-02-27', 0],
  ['2026-02-28', 1],
  ['2026-02-26', -1],
  ['2026-02', 1],
  ['2026', 307],
  ['2025', -58],
  ['2028-02', 732],
])('counts the days until the end of %s', (date, days) => {
  expect(daysUntil(date, today)).toBe(days);
});
