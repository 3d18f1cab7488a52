import { parseMarkdown } from './parse.ts';
import type { MarkdownBlock, MarkdownCode } from './tree.ts';

/** Returns the blocks of code in a long text, also those in its lists and quotes. */
export const codeBlocksOf = (text: string): MarkdownCode[] => parseMarkdown(text, { long: true }).flatMap(codeWithin);

function codeWithin(block: MarkdownBlock): MarkdownCode[] {
  switch (block.type) {
    case 'codeBlock':
      return [block];
    case 'quote':
      return block.blocks.flatMap(codeWithin);
    case 'bullets':
    case 'numbers':
      return block.items.flat().flatMap(codeWithin);
    default:
      return [];
  }
}
