import Papa from 'papaparse';

/** Spreadsheets take what begins so for a formula, but for the marks before it. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;
/** One more mark makes it plain text, and is taken away again when it comes back. */
const MARKED = /^'(?='*[=+\-@\t\r\n＝＋－＠])/;
/** Spreadsheets know by this that the text is UTF-8. */
export const CSV_BEGINNING = '\ufeff';

export const DELIMITERS = [',', ';', '\t', '|'] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/** The first rows of a table, cell by cell; rows without a word in them are none. */
export function readCsv(text: string, delimiter: Delimiter, rows: number): string[][] {
  const { data } = Papa.parse<string[]>(text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n'), {
    delimiter,
    newline: '\n',
    skipEmptyLines: 'greedy',
    preview: rows,
  });
  return data.map((row) => row.map((cell) => cell.replace(MARKED, '')));
}

/** Rows as RFC 4180 has them, without what begins a file. */
export const writeCsv = (rows: readonly (readonly string[])[]) =>
  rows.length === 0 ? '' : `${Papa.unparse(rows as string[][], { newline: '\r\n', escapeFormulae: FORMULA })}\r\n`;
