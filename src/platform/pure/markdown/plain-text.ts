import { textOfNodes } from './inline.ts';
import { parseMarkdown } from './parse.ts';
import type { MarkdownBlock, MarkdownOptions, MarkdownTable } from './tree.ts';

/** Returns the plain text of Markdown, with a line per paragraph, item or row of a table, for search, previews and descriptions. */
export function plainText(markdown: string | readonly MarkdownBlock[], options?: MarkdownOptions): string {
  const blocks = typeof markdown === 'string' ? parseMarkdown(markdown, options) : markdown;
  return linesOf(blocks).join('\n');
}

const linesOf = (blocks: readonly MarkdownBlock[]): string[] => blocks.flatMap(linesOfBlock);

function linesOfBlock(block: MarkdownBlock): string[] {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return [textOfNodes(block.children)];
    case 'quote':
      return linesOf(block.blocks);
    case 'bullets':
    case 'numbers':
      return block.items.flatMap(linesOf);
    case 'codeBlock':
      return [block.text];
    case 'table':
      return [block.header, ...block.rows].map((cells) => cells.map(textOfNodes).join('\t'));
  }
}

/** Returns the names of a table's columns, by which screen readers announce it where it scrolls sideways. */
export const columnNames = ({ header }: MarkdownTable) => header.map(textOfNodes).filter(Boolean).join(', ');
