import { UNDIVIDED, wordsIn } from '../checks/word-count.ts';

/** The recommended number of words, which most readers read to the end. */
export const GOOD_LENGTH = { from: 180, to: 320 };

/** Returns the number of words and its rating, or `undefined` if there are none or they can't be counted. */
export function lengthOf(text: string, language: string) {
  const [tag = ''] = language.toLowerCase().split('-', 1);
  const words = UNDIVIDED.has(tag) ? 0 : wordsIn(text);
  if (words === 0) return undefined;
  const { from, to } = GOOD_LENGTH;
  return { words, is: words < from ? ('short' as const) : words > to ? ('long' as const) : ('right' as const) };
}
