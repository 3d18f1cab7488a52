import { expect, it } from 'vitest';
import { nextRun } from './next-run.ts';

/** A Saturday, the last day of February. */
const NOW = new Date('2026-02-28T10:17:30Z');

it.each([
  ['17 * * * *', '2026-02-28T11:17'],
  ['18 * * * *', '2026-02-28T10:18'],
  ['*/15 * * * *', '2026-02-28T10:30'],
  ['5/20 * * * *', '2026-02-28T10:25'],
  ['0 3 * * *', '2026-03-01T03:00'],
  ['30 8-10,22 * * *', '2026-02-28T10:30'],
  ['0 4 * * 1', '2026-03-02T04:00'],
  ['0 4 * * 7', '2026-03-01T04:00'],
  ['0 4 * * 0', '2026-03-01T04:00'],
  ['0 0 1 3 *', '2026-03-01T00:00'],
  ['0 0 1 2 *', '2027-02-01T00:00'],
])('a job with the schedule %s runs next at %s', (cron, expected) => {
  expect(nextRun(cron, NOW)?.toISOString()).toBe(`${expected}:00.000Z`);
});
