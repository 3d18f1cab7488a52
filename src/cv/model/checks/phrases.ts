import { fold } from '../fold.ts';

/** A word of a text, folded, and where it stands. */
export type Word = { folded: string; start: number; end: number };

/** `l’analyse` is two words. */
export const wordsIn = (text: string): Word[] =>
  Array.from(text.matchAll(/[\p{L}\p{M}\p{N}]+['’]?/gu), ({ 0: word, index }) => ({
    folded: fold(word),
    start: index,
    end: index + word.length,
  }));

/** Words between single spaces, one before and one behind, so that phrases can be looked for as they are. */
export const spoken = (words: readonly Word[]) => ` ${words.map(({ folded }) => folded).join(' ')} `;
