import { parseMarkdown } from './parse.ts';
import type { MarkdownCode } from './tree.ts';

/** Returns the blocks of code in a long text. */
export const codeBlocksOf = (text: string): MarkdownCode[] =>
  parseMarkdown(text, { long: true }).filter((block) => block.type === 'codeBlock');
