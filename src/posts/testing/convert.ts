import { makeBlockBuilder } from '../server/import/blocks/block-builder.ts';
import type { BlockSink } from '../server/import/blocks/nested-blocks.ts';
import { addHtml } from '../server/import/html/convert-html.ts';
import { addMarkdown } from '../server/import/markdown/convert-markdown.ts';
import { makeWarnings } from '../server/import/warnings.ts';

/** The id of every picture that a test has. */
export const PICTURE_ID = '6f1f9d4e-7f0e-4a43-9a41-5a6c4d1c0a01';

/** Converts content to blocks. Pictures are found unless they are on the web. */
export function toBlocks(write: (blocks: BlockSink) => void) {
  const warnings = makeWarnings();
  let count = 0;
  const blocks = makeBlockBuilder({
    findPicture: (source) => (/^(?:https?:)?\/\//.test(source) ? undefined : PICTURE_ID),
    warnings,
    newId: () => {
      count += 1;
      return `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`;
    },
  });
  write(blocks);
  return { blocks: blocks.finish(), warnings: warnings.list() };
}

export const htmlToBlocks = (html: string) => toBlocks((blocks) => addHtml(html, blocks));
export const markdownToBlocks = (markdown: string, title = '') =>
  toBlocks((blocks) => addMarkdown(markdown, blocks, { title }));

/** Returns blocks without their ids, for comparison. */
export const withoutIds = ({ blocks }: ReturnType<typeof toBlocks>) => blocks.map(({ id: _, ...block }) => block);
