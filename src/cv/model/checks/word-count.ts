import { asRead } from '../visible.ts';
import type { CheckedCv } from './read-cv.ts';

/** Languages that don't put spaces between words. */
export const UNDIVIDED: ReadonlySet<string> = new Set(['ja', 'km', 'lo', 'my', 'th', 'zh']);

/** Returns the number of words in a CV, or `undefined` for languages without spaces between words. */
export function wordCount({ writings, language }: CheckedCv): number | undefined {
  if (UNDIVIDED.has(language)) return undefined;
  return writings
    .filter(({ type }) => type === 'line' || type === 'text' || type === 'words')
    .reduce((sum, { text }) => sum + wordsIn(text), 0);
}

/** Counts the words of a Markdown text. */
export const wordsIn = (text: string) =>
  asRead(text)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
