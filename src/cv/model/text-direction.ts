import type { MarkdownBlock, MarkdownInline } from '#platform/pure/markdown/tree.ts';

export type Direction = 'ltr' | 'rtl';

const LETTER = /\p{L}/u;
/** The scripts written from right to left, for a class of a regular expression. */
export const RTL_SCRIPTS = '\\p{Script=Arabic}\\p{Script=Hebrew}\\p{Script=Syriac}\\p{Script=Thaana}';
const RTL_LETTER = new RegExp(`[${RTL_SCRIPTS}]`, 'u');

/** Returns the direction in which a text is read, by its first letter; undefined for a text without letters. */
export function directionOf(text: string): Direction | undefined {
  const [letter] = LETTER.exec(text) ?? [];
  if (letter === undefined) return undefined;
  return RTL_LETTER.test(letter) ? 'rtl' : 'ltr';
}

/** Returns the direction of a block, which is that of its first text with letters. */
export function blockDirection(block: MarkdownBlock): Direction | undefined {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return firstDirection(block.children, inlineDirection);
    case 'quote':
      return directionOfBlocks(block.blocks);
    case 'bullets':
    case 'numbers':
      return directionOfBlocks(block.items.flat());
    case 'codeBlock':
      return 'ltr';
    case 'table':
      return firstDirection([block.header, ...block.rows].flat(2), inlineDirection);
  }
}
export const directionOfBlocks = (blocks: readonly MarkdownBlock[]) => firstDirection(blocks, blockDirection);

function inlineDirection(node: MarkdownInline): Direction | undefined {
  if (node.type === 'text') return directionOf(node.text);
  return 'children' in node ? firstDirection(node.children, inlineDirection) : undefined;
}

function firstDirection<Part>(parts: readonly Part[], of: (part: Part) => Direction | undefined) {
  for (const part of parts) {
    const direction = of(part);
    if (direction !== undefined) return direction;
  }
  return undefined;
}
