import type { CvWords } from './cv-change.ts';

const AROUND = 60;

/** Returns the changes with at most 60 characters of unchanged text on each side. */
export function shortened(words: CvWords): CvWords {
  return words.map((word, at) => {
    if (word.in || word.text.length <= 2 * AROUND + 1) return word;
    const before = at > 0 ? word.text.slice(0, AROUND) : '';
    const after = at < words.length - 1 ? word.text.slice(-AROUND) : '';
    return { text: `${before}…${after}`.toWellFormed() };
  });
}
