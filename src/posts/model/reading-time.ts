import { type OwnBlock, searchTextsOf } from '#blocks/contract.ts';

/** Words of prose that most people read in a minute. */
const WORDS_PER_MINUTE = 230;

/** Returns how many minutes reading the blocks takes, at least one. */
export function readingMinutes(blocks: readonly OwnBlock[]): number {
  const words = searchTextsOf(blocks).reduce((sum, text) => sum + (text.match(/\S+/g)?.length ?? 0), 0);
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}
