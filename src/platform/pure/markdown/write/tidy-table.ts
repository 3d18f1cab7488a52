import { MAX_COLUMNS, MAX_ROWS } from '../table-syntax.ts';
import type { MarkdownBlock, MarkdownInline, MarkdownTable } from '../tree.ts';
import { tidyInline, withoutBreaks } from './tidy-inline.ts';

type Row = readonly MarkdownInline[][];

/** Returns a table whose rows are equally long. Rows beyond the limits follow as text. */
export function tidyTable({ type, alignments, header, rows }: MarkdownTable): MarkdownBlock[] {
  const count = [header, ...rows].reduce((most, { length }) => Math.max(most, length), 0);
  if (count === 0) return [];
  if (count > MAX_COLUMNS) return textOf([header, ...rows]);
  const columns = Array.from({ length: count }, (_, index) => index);
  const tidyRow = (cells: Row) => columns.map((index) => tidyInline(withoutBreaks(cells[index] ?? [])));
  const table: MarkdownTable = {
    type,
    alignments: columns.map((index) => alignments[index] ?? 'none'),
    header: tidyRow(header),
    rows: rows.slice(0, MAX_ROWS).map(tidyRow),
  };
  return [table, ...textOf(rows.slice(MAX_ROWS))];
}

function textOf(rows: readonly Row[]): MarkdownBlock[] {
  const children = tidyInline(rowsAsText(rows));
  return children.length > 0 ? [{ type: 'paragraph', children }] : [];
}

/** Returns the rows of a table as lines of text. */
export const rowsAsText = (rows: readonly Row[]): MarkdownInline[] =>
  rows.flatMap((cells, index) => {
    const line = cells.flatMap((cell, at): MarkdownInline[] => [
      ...(at > 0 ? [{ type: 'text' as const, text: '\t' }] : []),
      ...withoutBreaks(cell),
    ]);
    return index > 0 ? [{ type: 'break' }, ...line] : line;
  });
