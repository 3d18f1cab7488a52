import type { MarkdownBlock } from '#platform/pure/markdown/tree.ts';
import { writeMarkdown } from '#platform/pure/markdown/write.ts';
import type { BlockSink } from '../blocks/nested-blocks.ts';
import { completeUrl } from './addresses.ts';
import type { AddBlock, Conversion, Output } from './conversion.ts';
import { convertNodes } from './convert-nodes.ts';
import { findFootnotes, writeFootnoteMarks } from './footnotes.ts';
import { parseHtml } from './html-tree.ts';

type Options = {
  /** Completes the address of a link within the site that the post comes from. */
  completeLink?: (href: string) => string | undefined;
};

/** Adds HTML to the blocks of a post. Its text is kept, whatever elements it is in. */
export function addHtml(html: string, blocks: BlockSink, { completeLink = completeUrl }: Options = {}): void {
  const { warnings } = blocks;
  const { nodes, isComplete } = parseHtml(html);
  if (!isComplete) warnings.add('unsupportedHtml');
  const footnotes = findFootnotes(nodes);
  const write = (texts: readonly MarkdownBlock[], isLong = true) =>
    writeFootnoteMarks(writeMarkdown(texts, { long: isLong }));
  const conversion: Conversion = {
    warnings,
    flow: (inner, format, output) => convertNodes(inner, format, output, conversion),
    collect: (inner, format = {}) => {
      const texts: MarkdownBlock[] = [];
      const others: AddBlock[] = [];
      const output: Output = {
        text: (block) => void texts.push(block),
        other: (add) => void others.push(add),
        isNested: true,
      };
      convertNodes(inner, format, output, conversion);
      return { texts, others };
    },
    write,
    addressOf: (href) => {
      const address = completeLink(href);
      if (address === undefined && !href.trim().startsWith('#')) warnings.add('relativeLinks', href);
      return address;
    },
    footnoteNamed: (id) => (id === undefined ? undefined : footnotes.get(id)),
  };
  convertNodes(
    nodes,
    {},
    { text: (block) => blocks.text(write([block])), other: (add) => add(blocks), isNested: false },
    conversion,
  );
}
