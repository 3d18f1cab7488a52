import { expect, it } from 'vitest';
import { makePace } from './pace.ts';

/** Somebody who presses a key so many milliseconds after the one before, where pages cost so much. */
function restAfter(cost: number, ...gaps: number[]) {
  let now = 0;
  const pace = makePace(() => now);
  pace.wrote();
  pace.painted(cost);
  for (const gap of gaps) {
    now += gap;
    pace.wrote();
  }
  return pace.rest();
}

it('has heavy pages wait for whoever types on, and nobody else', () => {
  expect(restAfter(100, 120)).toBe(200);
  expect(restAfter(5000, 120)).toBe(400);
  expect(restAfter(100)).toBe(0);
  expect(restAfter(100, 120, 900)).toBe(0);
  expect(restAfter(30, 120)).toBe(0);
});
