import { expect, it } from 'vitest';
import { openTestDatabase } from '#testing/test-database.ts';
import { makeSalts } from './salts.ts';

const ADDRESS = '203.0.113.7';
const AGENT = 'Mozilla/5.0';

/** Returns a clock that can be set. */
function clockAt(moment: string) {
  let now = new Date(moment);
  const setTime = (next: string) => {
    now = new Date(next);
  };
  return { now: () => now, setTime };
}

it('a reader has one key on all instances for a day, and another one on the next day', async () => {
  const db = await openTestDatabase();
  const clock = clockAt('2031-05-01T12:00:00Z');
  const [first, second] = [makeSalts({ db, clock }), makeSalts({ db, clock })];
  await Promise.all([first.renew(), second.renew()]);
  const key = first.keyOf('2031-05-01', ADDRESS, AGENT);
  expect(second.keyOf('2031-05-01', ADDRESS, AGENT)).toBe(key);
  expect(first.keyOf('2031-05-01', '203.0.113.8', AGENT)).not.toBe(key);
  expect(first.keyOf('2031-05-01', ADDRESS, `${AGENT} (X11)`)).not.toBe(key);
  expect(key).not.toContain(ADDRESS);

  clock.setTime('2031-05-01T23:30:00Z');
  await Promise.all([first.renew(), second.renew()]);
  const next = first.keyOf('2031-05-02', ADDRESS, AGENT);
  expect(next).not.toBe(key);
  expect(second.keyOf('2031-05-02', ADDRESS, AGENT), 'shared before the day begins').toBe(next);

  clock.setTime('2031-05-02T00:00:01Z');
  await first.renew();
  expect(first.keyOf('2031-05-01', ADDRESS, AGENT), 'the salt is deleted').not.toBe(key);
});
