import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPartialDate } from '#platform/pure/field-rules.ts';
import { parseDate, parsePeriod } from './period.ts';

const from = (start: string, end = '', ongoing = false) => ({ start, end, ongoing });
const since = (start: string) => from(start, '', true);

describe('parsing a period', () => {
  it.each([
    ['Jan 2020 – Present', since('2020-01')],
    ['2019 - 2021', from('2019', '2021')],
    ['2019-2021', from('2019', '2021')],
    ['March 2020 to May 2022', from('2020-03', '2022-05')],
    ['January 2019 to Present', since('2019-01')],
    ['from 2019 to 2021', from('2019', '2021')],
    ['01/2020-03/2021', from('2020-01', '2021-03')],
    ['2020-01-02 - 2021-03-04', from('2020-01-02', '2021-03-04')],
    ['2020-01 – 2021', from('2020-01', '2021')],
    ['Since 2019', since('2019')],
    ['Mär. 2020 – heute', since('2020-03')],
    ['von 2019 bis 2021', from('2019', '2021')],
    ['seit Oktober 2019', since('2019-10')],
    ['enero de 2020 - la actualidad', since('2020-01')],
    ['de marzo de 2020 a mayo de 2022', from('2020-03', '2022-05')],
    ['desde 2019', since('2019')],
    ['janv. 2020 – aujourd’hui', since('2020-01')],
    ['Février 2020 à août 2021', from('2020-02', '2021-08')],
    ['depuis 2019', since('2019')],
    ['Ocak 2020 - Günümüz', since('2020-01')],
    ['Ağu 2020 – Şub 2021', from('2020-08', '2021-02')],
    ['يناير ٢٠٢٠ - الآن', since('2020-01')],
    ['من 2019 إلى 2021', from('2019', '2021')],
    ['تشرين الثاني 2019 – حتى الآن', since('2019-11')],
    ['2019', from('2019')],
    ['2019-20', from('2019', '2020')],
    ['1899 – 1901', from('1899', '1901')],
    ['Jan – Mar 2020', from('2020-01', '2020-03')],
    ['janeiro de 2019 – atual', since('2019-01')],
    ['gennaio 2019 – oggi', since('2019-01')],
    ['stycznia 2019 – obecnie', since('2019-01')],
    ['mei 2019 – heden', since('2019-05')],
    ['январь 2019 – по настоящее время', since('2019-01')],
    ['2020年4月〜現在', since('2020-04')],
    ['平成30年4月～令和2年3月', from('2018-04', '2020-03')],
    ['2019년 3월 – 현재', since('2019-03')],
    ['1.4.2020 – 31.12.2021', from('2020-04-01', '2021-12-31')],
  ])('parses %s', (text, period) => {
    expect(parsePeriod(text)).toEqual(period);
  });

  it.each([
    '',
    'Summer 2020',
    '2024-02-30',
    '2020 -',
    '2021 - 2019',
    '2019-2020-2021',
    'bis 2020',
    '03/04/2020',
    '2020 – 2021 (part time)',
    `2020 ${'-'.repeat(100)} 2021`,
  ])('returns undefined if the text is ambiguous or no period: %s', (text) => {
    expect(parsePeriod(text)).toBeUndefined();
  });
});

describe('parsing a date', () => {
  it.each([
    ['1843-07-10', '1843-07-10'],
    ['10.07.1843', '1843-07-10'],
    ['07/13/1843', '1843-07-13'],
    ['13/07/1843', '1843-07-13'],
    ['July 10, 1843', '1843-07-10'],
    ['10th July 1843', '1843-07-10'],
    ['10. Juli 1843', '1843-07-10'],
    ['10 de julio de 1843', '1843-07-10'],
    ['1er juillet 1843', '1843-07-01'],
    ['10 Temmuz 1843', '1843-07-10'],
    ['١٠ يوليو ١٨٤٣', '1843-07-10'],
    ['7/1843', '1843-07'],
    ['Sept 1843', '1843-09'],
    ['07/10/1843', undefined],
    ['31 June 1843', undefined],
    ['13/1843', undefined],
    ['July', undefined],
  ])('parses %s as %s', (text, date) => {
    expect(parseDate(text)).toBe(date);
  });

  it('returns only valid dates for any text', () => {
    const pieces = fc.constantFrom(
      '2020',
      '1843',
      'Jan',
      'März',
      ' ',
      '-',
      '–',
      '/',
      '.',
      'to',
      'bis',
      '31',
      'today',
      'x',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
        const period = parsePeriod(parts.join(''));
        if (!period) return;
        expect(isPartialDate(period.start)).toBe(true);
        expect(period.end === '' || (isPartialDate(period.end) && !period.ongoing)).toBe(true);
      }),
    );
  });
});
