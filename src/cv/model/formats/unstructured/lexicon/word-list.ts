import { fold } from '../../../fold.ts';

/** Returns a folded phrase without marks that vary: apostrophes, hyphens and repeated spaces. */
export const foldPhrase = (text: string): string =>
  fold(text)
    .replace(/[-‐‑–_’'.]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Returns the folded phrases of a list that is separated by commas. */
export const phraseSet = (list: string): ReadonlySet<string> => new Set(list.split(',').map(foldPhrase));

/** Returns the folded words of a text. */
export const wordsOf = (text: string): string[] =>
  (fold(text).match(/[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}.+'’/-]*/gu) ?? []).map((word) =>
    word.replace(/[.'’/-]{1,3}$/, ''),
  );

export const wordSet = (list: string): ReadonlySet<string> =>
  new Set(list.split(' ').map((word) => fold(word).replace(/\.$/, '')));

const SHORTEST_ENDING = 5;
const LONGEST_ENDING = 16;

/** Whether a word is in a list, with the Arabic article or a conjunction before it, or as the end of a compound. */
export function isListed(words: ReadonlySet<string>, word: string): boolean {
  if (words.has(word)) return true;
  if (word.includes('-') && word.split('-').some((part) => part.length > 1 && words.has(part))) return true;
  const bare = /^(?:وال|لل|ال|بال|و)/.exec(word)?.[0];
  if (bare && words.has(word.slice(bare.length))) return true;
  for (let length = SHORTEST_ENDING; length <= Math.min(LONGEST_ENDING, word.length - 2); length += 1)
    if (words.has(word.slice(-length))) return true;
  return false;
}

/** Returns how many words of a text are in a list. */
export const countListed = (words: ReadonlySet<string>, text: string): number =>
  wordsOf(text).filter((word) => isListed(words, word)).length;
