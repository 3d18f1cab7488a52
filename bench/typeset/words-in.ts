import { plainText } from '../../src/platform/markdown/plain-text.ts';
import type { MarkdownBlock } from '../../src/platform/markdown/tree.ts';

/** A block as plain words. */
export const wordsIn = (block: MarkdownBlock) => plainText([block]);
