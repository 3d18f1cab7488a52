import { fold } from '../../model/fold.ts';

/** A text reduced to the characters that count in a comparison, with the positions where words begin and end. */
export type NormalizedText = { text: string; wordBounds: ReadonlySet<number> };

const SIGNIFICANT = /[\p{L}\p{N}\p{S}@#%&]/u;
/** Scripts written without spaces: words begin and end at any character. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}ー]/u;
/**
 * Programs that don't know of ActualText read the glyphs of a Devanagari syllable in the order in which they are drawn: an
 * r above the letter after it comes behind that letter, and a vowel may be another vowel with a sign.
 */
const RAISED_R = /र्/g;
const VOWELS = new Map(
  ['अआओऔऑ', 'इई', 'उऊ', 'एऐऍ'].flatMap((same) => Array.from(same, (one): [string, string] => [one, same.charAt(0)])),
);
const foldSyllables = (text: string) =>
  DEVANAGARI.test(text) ? Array.from(text.replace(RAISED_R, ''), (one) => VOWELS.get(one) ?? one).join('') : text;
const DEVANAGARI = /\p{Script=Devanagari}/u;

/** Reduces a text to letters, digits and symbols, without spaces, hyphens and other punctuation. */
export function lettersOf(text: string): NormalizedText {
  const wordBounds = new Set([0]);
  let letters = '';
  for (const word of text.normalize('NFKC').split(/\s+/)) {
    wordBounds.add(letters.length);
    for (const letter of foldSyllables(fold(word))) {
      const unspaced = UNSPACED.test(letter);
      if (unspaced) wordBounds.add(letters.length);
      if (SIGNIFICANT.test(letter)) letters += letter;
      else if (!/\p{M}/u.test(letter)) wordBounds.add(letters.length);
      if (unspaced) wordBounds.add(letters.length);
    }
  }
  return { text: letters, wordBounds: wordBounds.add(letters.length) };
}
