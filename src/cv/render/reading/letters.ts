import { fold } from '../../model/fold.ts';

/** A text reduced to the characters that count in a comparison, with the positions where words begin and end. */
export type Letters = { text: string; edges: ReadonlySet<number> };

const COUNTS = /[\p{L}\p{N}\p{S}@#%&]/u;
/** Scripts written without spaces: words begin and end at any character. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}ー]/u;
/** Reduces a text to letters, digits and symbols, without spaces, hyphens and other punctuation. */
export function lettersOf(text: string): Letters {
  const edges = new Set([0]);
  let kept = '';
  for (const word of text.normalize('NFKC').split(/\s+/)) {
    edges.add(kept.length);
    for (const letter of fold(word)) {
      const unspaced = UNSPACED.test(letter);
      if (unspaced) edges.add(kept.length);
      if (COUNTS.test(letter)) kept += letter;
      else if (!/\p{M}/u.test(letter)) edges.add(kept.length);
      if (unspaced) edges.add(kept.length);
    }
  }
  return { text: kept, edges: edges.add(kept.length) };
}
