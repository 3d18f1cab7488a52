import { plainText } from '../../src/platform/pure/markdown/plain-text.ts';
import type { MarkdownBlock } from '../../src/platform/pure/markdown/tree.ts';

/** Returns a block as plain text. */
export const wordsIn = (block: MarkdownBlock) => plainText([block]);
