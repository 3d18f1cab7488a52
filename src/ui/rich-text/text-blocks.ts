import type { Node } from '@tiptap/pm/model';
import { Transform } from '@tiptap/pm/transform';
import { readDocument } from './document-text.ts';
import { markdownOf } from './document-tree.ts';

/** A range in the plain text of a paragraph, heading or list item, which is found by its number in the text. */
export type BlockRange = { block: number; from: number; to: number };

/** Selects the elements of the blocks of a displayed text, in the order of their numbers. */
export const BLOCK_ELEMENTS = 'p, h1, h2, h3, h4, h5, h6';

/** Returns the plain texts of the paragraphs, headings and list items of a Markdown text. */
export const textBlocksOf = (text: string): string[] =>
  blocksIn(readDocument(text, false)).map(({ node }) => plainTextOf(node));

/** Returns a Markdown text with a range of one of its blocks replaced. The formats of the range stay. */
export function replaceInBlock(text: string, range: BlockRange, replacement: string): string {
  const document = readDocument(text, false);
  const positions = positionsOf(document, range);
  if (!positions) return text;
  const { start, end } = positions;
  const transform = new Transform(document);
  const marks = document.nodeAt(start)?.marks ?? [];
  if (replacement === '') transform.delete(start, end);
  else transform.replaceWith(start, end, document.type.schema.text(replacement, marks));
  return markdownOf(transform.doc, false);
}

/** Returns the positions of a range in a document; undefined if the block is shorter or gone. */
export function positionsOf(document: Node, { block, from, to }: BlockRange) {
  const found = blocksIn(document)[block];
  return found && to <= found.node.content.size ? { start: found.start + from, end: found.start + to } : undefined;
}

function blocksIn(document: Node) {
  const blocks: { node: Node; start: number }[] = [];
  document.descendants((node, position) => {
    if (node.isTextblock) blocks.push({ node, start: position + 1 });
    return !node.isTextblock;
  });
  return blocks;
}

/** Returns the text of a block, in which each line break is one character, as in positions. */
const plainTextOf = (block: Node) => block.textBetween(0, block.content.size, undefined, '\n');
