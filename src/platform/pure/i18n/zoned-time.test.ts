import { expect, it } from 'vitest';
import { dayFormatOf, fromLocalTime, toLocalTime } from './zoned-time.ts';

const isoOf = (text: string, zone: string) => fromLocalTime(text, zone)?.toISOString();

it.each([
  ['2026-07-01T09:30', 'Europe/Berlin', '2026-07-01T07:30:00.000Z'],
  ['2026-12-01T09:30', 'Europe/Berlin', '2026-12-01T08:30:00.000Z'],
  ['2026-12-01T00:05', 'Pacific/Auckland', '2026-11-30T11:05:00.000Z'],
  ['2026-12-01T09:30', 'Asia/Kathmandu', '2026-12-01T03:45:00.000Z'],
  ['2026-12-01T09:30', 'America/St_Johns', '2026-12-01T13:00:00.000Z'],
  ['2026-12-01T23:59', 'UTC', '2026-12-01T23:59:00.000Z'],
  ['1843-07-10T12:00', 'UTC', '1843-07-10T12:00:00.000Z'],
])('%s in %s is %s', (local, zone, utc) => {
  expect(isoOf(local, zone)).toBe(utc);
  expect(toLocalTime(new Date(utc), zone)).toBe(local);
});

it('a time that comes twice is the first, and a skipped one counts from before the change', () => {
  expect(isoOf('2026-10-25T02:30', 'Europe/Berlin')).toBe('2026-10-25T00:30:00.000Z');
  expect(isoOf('2026-03-29T02:30', 'Europe/Berlin')).toBe('2026-03-29T01:30:00.000Z');
  // Samoa left out a whole day.
  expect(isoOf('2011-12-30T12:00', 'Pacific/Apia')).toBe('2011-12-30T22:00:00.000Z');
});

it('reads seconds that a browser adds, and nothing that is no time', () => {
  expect(isoOf('2026-12-01T09:30:15', 'UTC')).toBe('2026-12-01T09:30:00.000Z');
  for (const text of ['', '2026-12-01', '2026-13-01T09:30', '2026-12-01T25:00', 'tomorrow', '12026-12-01T09:30'])
    expect(fromLocalTime(text, 'UTC')).toBeUndefined();
});

it('knows the day of a time in a zone, and in UTC without one', () => {
  const time = '2026-12-31T22:00:00.000Z';
  const zones = ['Australia/Sydney', 'America/New_York', 'Mars/Olympus', null];
  expect(zones.map((zone) => dayFormatOf(zone)(time))).toEqual([
    ...['2027-01-01', '2026-12-31', '2026-12-31', '2026-12-31'],
  ]);
});
