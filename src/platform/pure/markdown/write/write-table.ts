import type { MarkdownAlignment, MarkdownInline, MarkdownTable } from '../tree.ts';
import { type WriteInlineContext, writeInline } from './write-inline.ts';

const DELIMITERS: Readonly<Record<MarkdownAlignment, string>> = {
  none: '---',
  left: ':--',
  center: ':-:',
  right: '--:',
};

/** Writes a table, a line per row. */
export function writeTable({ alignments, header, rows }: MarkdownTable, context: WriteInlineContext): string {
  const writeCell = (cell: MarkdownInline[]) => writeInline(cell, (line) => line, context);
  return writeRows(
    [header, ...rows].map((cells) => cells.map(writeCell)),
    alignments,
  );
}

/** Writes a table of cells in Markdown, as many in each row. The first row is the header. */
export function writeRows(
  [header = [], ...rows]: readonly (readonly string[])[],
  alignments: readonly MarkdownAlignment[] = header.map(() => 'none'),
): string {
  const delimiters = alignments.map((alignment) => DELIMITERS[alignment]);
  return [header.map(writePipes), delimiters, ...rows.map((cells) => cells.map(writePipes))].map(joinCells).join('\n');
}

const writePipes = (cell: string) => cell.replaceAll('|', '\\|');
const joinCells = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
