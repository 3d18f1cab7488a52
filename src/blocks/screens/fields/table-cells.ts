import { BLOCK_LIMITS as LIMITS } from '../../model/limits.ts';

type Rows = readonly (readonly string[])[];

/** Returns the cells of copied text with tabs or several lines, as spreadsheets copy them; undefined for other text. */
export function readCells(text: string): string[][] | undefined {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n');
  return lines.length > 1 || text.includes('\t') ? lines.map((line) => line.split('\t')) : undefined;
}

/** Returns a table with cells written over it from one of its cells on. It grows as far as a table can. */
export function pasteCells(rows: Rows, from: { row: number; column: number }, cells: Rows): string[][] {
  const height = Math.max(rows.length, from.row + cells.length);
  const width = Math.max(widthOf(rows), from.column + widthOf(cells));
  const grown = resizeTable(rows, height, width);
  for (const [at, line] of cells.entries()) {
    const row = grown[from.row + at];
    for (const [offset, text] of line.entries()) {
      const column = from.column + offset;
      if (row && column < row.length) row[column] = text;
    }
  }
  return grown;
}

/** Returns a table of another size, within the limits, with the cells that fit. */
export const resizeTable = (rows: Rows, height: number, width: number): string[][] =>
  Array.from({ length: Math.min(height, LIMITS.rows) }, (_, row) =>
    Array.from({ length: Math.min(width, LIMITS.columns) }, (_, column) => rows[row]?.[column] ?? ''),
  );

const widthOf = (rows: Rows) => Math.max(1, ...rows.map(({ length }) => length));
