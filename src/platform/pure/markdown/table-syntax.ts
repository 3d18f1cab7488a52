import { parseFence } from './fences.ts';
import { parseHeading, parseListItem, parseQuote } from './lines.ts';
import type { MarkdownAlignment } from './tree.ts';

/** A table, whose cells are sources in one line. */
type SourceTable = { alignments: MarkdownAlignment[]; header: string[]; rows: string[][] };

/** The limits of a table. All beyond them stays text. */
export const MAX_COLUMNS = 20;
export const MAX_ROWS = 200;

/** The number of lines of a table in addition to its rows: the header and the delimiter row. */
export const HEADER_LINES = 2;

const PIPE = /(?<!\\)\|/;
const DELIMITER_ROW = /^[\s|:-]+$/;
const DELIMITER = /^:?-+:?$/;

/** Parses the table that begins at a line with pipes, if a delimiter row such as `| --- | :-: |` follows it. */
export function parseTable(lines: readonly string[], start: number): SourceTable | undefined {
  const alignments = parseDelimiterRow(lines[start + 1] ?? '');
  if (!alignments || alignments.length > MAX_COLUMNS) return undefined;
  const header = splitRow(lines[start] ?? '');
  if (header?.length !== alignments.length) return undefined;
  const rows: string[][] = [];
  for (const line of lines.slice(start + HEADER_LINES, start + HEADER_LINES + MAX_ROWS)) {
    const cells = startsBlock(line) ? undefined : splitRow(line);
    if (!cells) break;
    rows.push(fitRow(cells, header.length));
  }
  return { alignments, header, rows };
}

/** Returns the alignments of a delimiter row; undefined if a line is none. */
export function parseDelimiterRow(line: string): MarkdownAlignment[] | undefined {
  if (!DELIMITER_ROW.test(line) || parseListItem(line, true)) return undefined;
  const cells = splitRow(line);
  return cells?.every((cell) => DELIMITER.test(cell)) ? cells.map(alignmentOf) : undefined;
}

function alignmentOf(delimiter: string): MarkdownAlignment {
  if (delimiter.endsWith(':')) return delimiter.startsWith(':') ? 'center' : 'right';
  return delimiter.startsWith(':') ? 'left' : 'none';
}

/** Splits a line into its cells; undefined if it has no pipes. A pipe after a backslash belongs to its cell. */
export function splitRow(line: string): string[] | undefined {
  const cells = line.trim().split(PIPE);
  if (cells.length === 1) return undefined;
  if (cells[0] === '') cells.shift();
  if (cells.length > 1 && cells.at(-1) === '') cells.pop();
  return cells.map((cell) => cell.trim().replaceAll('\\|', '|'));
}

/** Returns a row with a number of cells. The last one takes all that are too many. */
const fitRow = (cells: readonly string[], count: number): string[] =>
  Array.from({ length: count }, (_, index) =>
    index === count - 1 ? cells.slice(index).join(' | ') : (cells[index] ?? ''),
  );

const startsBlock = (line: string) =>
  parseQuote(line) !== undefined || [parseFence(line), parseHeading(line), parseListItem(line, true)].some(Boolean);
