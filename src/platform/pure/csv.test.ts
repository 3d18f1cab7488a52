import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cpuTimeMs } from '#testing/cpu-time.ts';
import { CSV_BOM, DELIMITERS, readCsv, writeCsv } from './csv.ts';

describe('a CSV table', () => {
  it('is written as RFC 4180 defines it', () => {
    expect(
      writeCsv([
        ['a', 'b,c', 'say "hi"'],
        ['', ' x ', 'two\nlines'],
      ]),
    ).toBe('a,"b,c","say ""hi"""\r\n," x ","two\nlines"\r\n');
    expect(writeCsv([])).toBe('');
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\r=1', "=cmd|' /C calc'!A0", '＝1', "'=1", "''-1"])(
    'stores %j as text that no spreadsheet runs as a formula, and reads it back',
    (cell) => {
      const written = writeCsv([[cell, 'x']]);
      expect(written).toMatch(/^"'/);
      expect(readCsv(written, ',', 1)[0]?.[0]).toBe(cell.replace(/\r/g, '\n'));
    },
  );

  it('reads back any rows that were written', () => {
    const cell = fc.string({ unit: fc.constantFrom(...'ab,;|"\'=+-@\t\n é解😀'.split(' '), ...'=,"\n\' x') });
    const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(rows, (original) => {
        const hasVisibleText = (row: readonly string[]) => row.join('').trim() !== '';
        const read = readCsv(CSV_BOM + writeCsv(original), ',', 100);
        expect(read.filter(hasVisibleText)).toEqual(original.filter(hasVisibleText));
      }),
      { seed: 4180 },
    );
  });

  it('is read with any delimiter and line ending, and with a byte order mark', () => {
    for (const delimiter of DELIMITERS) {
      for (const end of ['\n', '\r\n', '\r']) {
        const text = `\ufeffa${delimiter}b${end}"1${delimiter}"${delimiter}2${end}${end}`;
        expect(readCsv(text, delimiter, 9)).toEqual([
          ['a', 'b'],
          [`1${delimiter}`, '2'],
        ]);
      }
    }
  });

  it('is read up to the given row, and in limited time for any content', async () => {
    expect(readCsv('a\n'.repeat(100), ',', 3)).toHaveLength(3);
    const parts = ['"', '""', '"a"b', '" ', ',', '\n', '",', '"\n', 'x"', '"\t', 'a""b,'];
    const work = () => parts.map((part) => readCsv(part.repeat(200_000), ',', 2000));
    expect(await cpuTimeMs(work)).toBeLessThan(10_000);
  });
});
