import { stripMarkdown } from '../visible-nodes.ts';
import type { CheckedCv } from './checked-cv.ts';

/** Languages that don't put spaces between words. */
export const UNSPACED_LANGUAGES: ReadonlySet<string> = new Set(['ja', 'km', 'lo', 'my', 'th', 'zh']);

/** Returns the number of words in a CV, or `undefined` for languages without spaces between words. */
export function countCvWords({ fieldTexts, language }: CheckedCv): number | undefined {
  if (UNSPACED_LANGUAGES.has(language)) return undefined;
  return fieldTexts
    .filter(({ type }) => type === 'line' || type === 'text' || type === 'words')
    .reduce((sum, { text }) => sum + countWords(text), 0);
}

/** Counts the words of a Markdown text. */
export const countWords = (text: string) =>
  stripMarkdown(text)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
