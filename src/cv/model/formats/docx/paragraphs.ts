import type { IParagraphOptions } from 'docx';
import { plainNodes } from '#platform/pure/markdown/inline.ts';
import { parseMarkdown } from '#platform/pure/markdown/parse.ts';
import { plainText } from '#platform/pure/markdown/plain-text.ts';
import type { MarkdownBlock } from '#platform/pure/markdown/tree.ts';
import { blockDirection } from '../../text-direction.ts';
import { BULLETS, NUMBERS } from './lists.ts';
import { type DocxContext, inDirection, markdownRuns } from './runs.ts';

/** The options of a paragraph that isn't built yet, so that callers can still adjust it. */
export type ParagraphOptions = IParagraphOptions;

/** Converts Markdown texts to paragraphs and lists. */
export const textParagraphs = (context: DocxContext, texts: readonly string[]): ParagraphOptions[] =>
  texts.flatMap((text) => parseMarkdown(text).flatMap((block) => blockParagraphs(context, block, 0)));

/** Converts a Markdown text to a bullet: the first paragraph gets the marker, the others are indented. */
export const bulletParagraphs = (context: DocxContext, text: string): ParagraphOptions[] =>
  itemParagraphs(context, parseMarkdown(text), BULLETS, 0);

export function blockParagraphs(context: DocxContext, block: MarkdownBlock, level: number): ParagraphOptions[] {
  switch (block.type) {
    case 'paragraph':
    case 'heading': {
      const pageDirection = context.style.language.direction;
      const direction = blockDirection(block) ?? pageDirection;
      const directed = inDirection(context, direction);
      return [
        {
          style: 'Text',
          ...(direction === pageDirection ? {} : { bidirectional: direction === 'rtl' }),
          children: markdownRuns(directed, block.children, { bold: block.type === 'heading' }),
        },
      ];
    }
    case 'quote':
      return block.blocks.flatMap((child) => blockParagraphs(context, child, level));
    case 'bullets':
    case 'numbers':
      return block.items.flatMap((item) =>
        itemParagraphs(context, item, block.type === 'bullets' ? BULLETS : NUMBERS, level),
      );
    case 'codeBlock':
    case 'table':
      return blockParagraphs(context, { type: 'paragraph', children: plainNodes(plainText([block])) }, level);
  }
}

function itemParagraphs(
  context: DocxContext,
  item: readonly MarkdownBlock[],
  reference: string,
  level: number,
): ParagraphOptions[] {
  let hasStarted = false;
  return item.flatMap((block): ParagraphOptions[] => {
    // A list at the very start of an item replaces the item's own marker.
    if (block.type === 'bullets' || block.type === 'numbers')
      return blockParagraphs(context, block, hasStarted ? level + 1 : level);
    return blockParagraphs(context, block, level).map((paragraph) => {
      const style = hasStarted ? `ListContinue${level === 0 ? '' : level + 1}` : 'ListBullet';
      const numbering = hasStarted ? {} : { numbering: { reference, level } };
      hasStarted = true;
      return { ...paragraph, style, ...numbering };
    });
  });
}
