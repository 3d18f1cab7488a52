import type { IParagraphOptions } from 'docx';
import { parseMarkdown } from '#platform/markdown/parse.ts';
import type { MarkdownBlock } from '#platform/markdown/tree.ts';
import { BULLETS, NUMBERS } from './lists.ts';
import { type Pen, sayMarkdown } from './runs.ts';

/** The options of a paragraph that isn't built yet, so that callers can still adjust it. */
export type Line = IParagraphOptions;

/** Converts Markdown texts to paragraphs and lists. */
export const linesOf = (pen: Pen, texts: readonly string[]): Line[] =>
  texts.flatMap((text) => parseMarkdown(text).flatMap((block) => linesOfBlock(pen, block, 0)));

/** Converts a Markdown text to a bullet: the first paragraph gets the marker, the others are indented. */
export const bulletOf = (pen: Pen, text: string): Line[] => linesOfItem(pen, parseMarkdown(text), BULLETS, 0);

export function linesOfBlock(pen: Pen, block: MarkdownBlock, level: number): Line[] {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return [{ style: 'Text', children: sayMarkdown(pen, block.children, { bold: block.type === 'heading' }) }];
    case 'quote':
      return block.blocks.flatMap((inside) => linesOfBlock(pen, inside, level));
    case 'bullets':
    case 'numbers':
      return block.items.flatMap((item) => linesOfItem(pen, item, block.type === 'bullets' ? BULLETS : NUMBERS, level));
  }
}

function linesOfItem(pen: Pen, item: readonly MarkdownBlock[], reference: string, level: number): Line[] {
  let isBegun = false;
  return item.flatMap((block): Line[] => {
    // A list at the very start of an item replaces the item's own marker.
    if (block.type === 'bullets' || block.type === 'numbers')
      return linesOfBlock(pen, block, isBegun ? level + 1 : level);
    return linesOfBlock(pen, block, level).map((line) => {
      const style = isBegun ? `ListContinue${level === 0 ? '' : level + 1}` : 'ListBullet';
      const numbering = isBegun ? {} : { numbering: { reference, level } };
      isBegun = true;
      return { ...line, style, ...numbering };
    });
  });
}
