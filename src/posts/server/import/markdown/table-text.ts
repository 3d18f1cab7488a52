import type { MarkdownAlignment } from '#platform/pure/markdown/tree.ts';
import type { InlineResult } from './convert-inline.ts';

const DELIMITERS: Readonly<Record<MarkdownAlignment, string>> = {
  none: '---',
  left: ':---',
  center: ':---:',
  right: '---:',
};

/** Returns a table of converted cells as Markdown, the first row of which is its header. */
export function tableText(
  rows: readonly (readonly InlineResult[])[],
  alignments: readonly MarkdownAlignment[],
): string {
  const [header = '', ...others] = rows.map((cells) => rowText(cells.map(({ text }) => cellText(text))));
  return [header, rowText(alignments.map((alignment) => DELIMITERS[alignment])), ...others].join('\n');
}

const rowText = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** Cells are in one line, and a pipe would end them. */
const cellText = (text: string) => text.replaceAll('\n', ' ').replaceAll('|', '\\|');
