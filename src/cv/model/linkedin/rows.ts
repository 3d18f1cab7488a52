import { readCsv } from '#platform/csv.ts';
import { type Given, makeGiven } from '../import/given.ts';

const MOST_ROWS = 5000;
/** The number of rows searched for the header of a table, because notes may precede it. */
const LONGEST_PREAMBLE = 10;

/** Parses a CSV table into rows with values by column name. */
export function rowsOf(name: string, text: string): Given[] {
  const rows = readCsv(text, ',', MOST_ROWS);
  const first = rows.slice(0, LONGEST_PREAMBLE).findIndex((row) => row.length > 1);
  const [head = [], ...body] = rows.slice(Math.max(0, first));
  return body.map((row, at) =>
    makeGiven(
      Object.fromEntries(row.map((cell, column) => [head[column]?.trim() || `#${column + 1}`, cell.trim()])),
      `${name}.csv.${at + 1}`,
    ),
  );
}
