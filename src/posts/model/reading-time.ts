import { type OwnBlock, searchTextsOf } from '#blocks/contract.ts';
import { countWords, minutesFor } from './count-words.ts';

/** Returns how many minutes reading the blocks takes, at least one. */
export const readingMinutes = (blocks: readonly OwnBlock[]): number => minutesFor(countWords(searchTextsOf(blocks)));
