import { expect, it } from 'vitest';
import { makePace } from './pace.ts';

/** Returns the rest after keystrokes with the given gaps, for pages that take `cost` milliseconds. */
function restAfter(cost: number, ...gaps: number[]) {
  let now = 0;
  const pace = makePace(() => now);
  pace.wrote();
  pace.begins();
  now += cost;
  pace.ends();
  for (const gap of gaps) {
    now += gap;
    pace.wrote();
  }
  return pace.rest();
}

it('has heavy pages wait for whoever types on, and nobody else', () => {
  expect(restAfter(200, 120, 120)).toBe(200);
  expect(restAfter(900, 120, 120)).toBe(400);
  expect(restAfter(200)).toBe(0);
  expect(restAfter(200, 120, 900)).toBe(0);
  expect(restAfter(100, 120, 120)).toBe(0);
  expect(restAfter(200, 300)).toBe(0);
  expect(restAfter(200, 120, 120, 300)).toBe(200);
});

it('shows them now and then to whoever never rests', () => {
  expect(restAfter(200, ...Array.from({ length: 200 }, () => 100))).toBe(200);
  expect(restAfter(200, ...Array.from({ length: 301 }, () => 100))).toBe(0);
});
