import { fold } from '../fold.ts';

/** A word of a text: its folded form and its position. */
export type WordPosition = { folded: string; start: number; end: number };

/** Splits a text into words. An elided article is a word of its own: `l’analyse` is two words. */
export const tokenizeWords = (text: string): WordPosition[] =>
  Array.from(text.matchAll(/[\p{L}\p{M}\p{N}]+['’]?/gu), ({ 0: word, index }) => ({
    folded: fold(word),
    start: index,
    end: index + word.length,
  }));

/** Joins folded words with single spaces and adds one at either end, so that whole phrases can be matched. */
export const toPhrase = (words: readonly WordPosition[]) => ` ${words.map(({ folded }) => folded).join(' ')} `;
