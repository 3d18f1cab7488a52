import { plainText } from '../../src/platform/markdown/plain-text.ts';
import type { MarkdownBlock } from '../../src/platform/markdown/tree.ts';

/** Returns a block as plain text. */
export const wordsIn = (block: MarkdownBlock) => plainText([block]);
