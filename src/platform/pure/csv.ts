import Papa from 'papaparse';

/** Cells that spreadsheets would run as a formula, with any number of apostrophes in front. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;
/** The apostrophe that `writeCsv` puts before these cells, removed again by `readCsv`. */
const ESCAPED = /^'(?='*[=+\-@\t\r\n＝＋－＠])/;
/** The byte order mark, by which spreadsheets recognize UTF-8. */
export const CSV_BOM = '\ufeff';

export const DELIMITERS = [',', ';', '\t', '|'] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/** Parses the first rows of a CSV text into cells, skipping blank rows. */
export function readCsv(text: string, delimiter: Delimiter, rows: number): string[][] {
  const { data } = Papa.parse<string[]>(text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n'), {
    delimiter,
    newline: '\n',
    skipEmptyLines: 'greedy',
    preview: rows,
  });
  return data.map((row) => row.map((cell) => cell.replace(ESCAPED, '')));
}

/** Formats rows as CSV (RFC 4180), without the byte order mark. Cells that look like formulas are escaped. */
export const writeCsv = (rows: readonly (readonly string[])[]) =>
  rows.length === 0 ? '' : `${Papa.unparse(rows as string[][], { newline: '\r\n', escapeFormulae: FORMULA })}\r\n`;
