import { describe, expect, test } from 'vitest';
import { formatPartialDate } from '../../platform/pure/i18n/format-partial-date.ts';
import { parsePartialDate } from './partial-date.ts';

describe('parsing a partial date', () => {
  test.each([
    ['1843', '1843'],
    [' 1843-07 ', '1843-07'],
    ['1843-7', '1843-07'],
    ['7/1843', '1843-07'],
    ['07.1843', '1843-07'],
    ['1843-07-10', '1843-07-10'],
    ['1843/7/10', '1843-07-10'],
    ['July 1843', '1843-07'],
    ['jul 1843', '1843-07'],
    ['Sept. 1843', '1843-09'],
    ['10 July 1843', '1843-07-10'],
    ['July 10, 1843', '1843-07-10'],
    ['10th of July 1843', '1843-07-10'],
    ['1843 Jul', '1843-07'],
    ['29 Feb 1844', '1844-02-29'],
    ['١٨٤٣', '1843'],
  ])('parses %s as %s', (text, date) => {
    expect(parsePartialDate(text, 'en')).toBe(date);
  });

  test('uses the day and month order of the locale', () => {
    expect(parsePartialDate('7/10/1843', 'en-US')).toBe('1843-07-10');
    expect(parsePartialDate('7/10/1843', 'en-GB')).toBe('1843-10-07');
    expect(parsePartialDate('10.7.1843', 'de')).toBe('1843-07-10');
    expect(parsePartialDate('13/7/1843', 'en-US')).toBe('1843-07-13');
  });

  test('accepts month names in the reader’s language and in English', () => {
    expect(parsePartialDate('März 1843', 'de')).toBe('1843-03');
    expect(parsePartialDate('10 juillet 1843', 'fr')).toBe('1843-07-10');
    expect(parsePartialDate('10 July 1843', 'fr')).toBe('1843-07-10');
  });
});

test.each(['', 'soon', '43', '1843-13', '30 Feb 1843', '1843-02-29', 'Ju 1843', '1842 1843', '1 2 3 1843', 'x 1843'])(
  'an ambiguous or invalid date is rejected: “%s”',
  (text) => {
    expect(parsePartialDate(text, 'en')).toBeUndefined();
  },
);

test.each(['en-GB', 'en-US', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'pl', 'tr', 'ar'])(
  'a date formatted in %s can be parsed again',
  (locale) => {
    for (const date of ['1843', '1843-01', '1843-03', '1843-05', '1843-09-02', '1844-12-31']) {
      expect(parsePartialDate(formatPartialDate(date, locale), locale)).toBe(date);
    }
  },
);
