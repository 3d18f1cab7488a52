import type { MarkdownBlock } from '#platform/pure/markdown/tree.ts';
import type { Conversion, Output } from './conversion.ts';
import { footnoteMark } from './footnotes.ts';
import type { HtmlNode } from './html-tree.ts';

/** Adds a footnote as a paragraph with its mark. */
export function convertFootnote(name: string, children: readonly HtmlNode[], output: Output, { collect }: Conversion) {
  const { texts, others } = collect(children);
  const [first, ...rest] = texts;
  const mark = { type: 'text' as const, text: `${footnoteMark(name)}: ` };
  const begins = first?.type === 'paragraph';
  const start: MarkdownBlock = { type: 'paragraph', children: begins ? [mark, ...first.children] : [mark] };
  for (const text of [start, ...(begins ? rest : texts)]) output.text(text);
  for (const add of others) output.other(add);
}
