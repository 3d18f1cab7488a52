import { readCsv } from '#platform/pure/csv.ts';
import { makeSourceObject, type SourceObject } from '../reading/source-object.ts';

const MAX_ROWS = 5000;
/** The number of rows searched for the header of a table, because notes may precede it. */
const MAX_PREAMBLE_ROWS = 10;

/** Parses a CSV table into rows with values by column name. */
export function rowsOf(name: string, text: string): SourceObject[] {
  const rows = readCsv(text, ',', MAX_ROWS);
  const headerIndex = rows.slice(0, MAX_PREAMBLE_ROWS).findIndex((row) => row.length > 1);
  const [header = [], ...body] = rows.slice(Math.max(0, headerIndex));
  return body.map((row, at) =>
    makeSourceObject(
      Object.fromEntries(row.map((cell, column) => [header[column]?.trim() || `#${column + 1}`, cell.trim()])),
      `${name}.csv.${at + 1}`,
    ),
  );
}
