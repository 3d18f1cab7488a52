import { countWords, UNSPACED_LANGUAGES } from '../checks/word-count.ts';

/** The recommended number of words, which most readers read to the end. */
export const RECOMMENDED_WORDS = { from: 180, to: 320 };

/** Returns the number of words and its rating, or `undefined` if there are none or they can't be counted. */
export function rateLength(text: string, language: string) {
  const [tag = ''] = language.toLowerCase().split('-', 1);
  const words = UNSPACED_LANGUAGES.has(tag) ? 0 : countWords(text);
  if (words === 0) return undefined;
  const { from, to } = RECOMMENDED_WORDS;
  return { words, rating: words < from ? ('short' as const) : words > to ? ('long' as const) : ('right' as const) };
}
