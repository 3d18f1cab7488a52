import { expect, it } from 'vitest';
import { parseDate } from './parse-date.ts';

it.each([
  ['1843-7-10', '1843-07-10'],
  ['1843/07', '1843-07'],
  ['07/1843', '1843-07'],
  ['10.7.1843', '1843-07-10'],
  ['13/10/1843', '1843-10-13'],
  ['10/13/1843', '1843-10-13'],
  ['7/7/1843', '1843-07-07'],
  ['1843-07-10T00:00:00Z', '1843-07-10'],
  ['July 1843', '1843-07'],
  ['Jul 10, 1843', '1843-07-10'],
  ['10. Juli 1843', '1843-07-10'],
  ['julio de 1843', '1843-07'],
  ['août 1843', '1843-08'],
  ['Ağustos 1843', '1843-08'],
  ['يوليو ١٨٤٣', '1843-07'],
])('parses %s as %s', (text, date) => {
  expect(parseDate(text)).toEqual({ date, isCertain: true });
});

it.each(['07/10/1843', 'Spring 1843', '1843?', '31.02.1843', '1843-13', '32.1.1843'])(
  'recognizes only the year of %s',
  (text) => {
    expect(parseDate(text)).toEqual({ date: '1843', isCertain: false });
  },
);

it.each(['', 'x', '1842 - 1843', '18430710', '0000', 'present', '=1843+1-1842', '9'.repeat(100_000)])(
  'returns undefined for %j',
  (text) => {
    expect(parseDate(text)).toBeUndefined();
  },
);
