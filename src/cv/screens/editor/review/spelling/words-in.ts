export type Word = { from: number; to: number; text: string };

/** A word with its inner apostrophes, hyphens and dots of the Catalan kind. */
const WORD = /\p{L}[\p{L}\p{M}]*(?:['’\-·][\p{L}\p{M}]+)*/gu;
/** Runs of characters without white space, which may be addresses. */
const CHUNK = /\S+/g;
/** Email addresses, web addresses, paths, file names and names of packages. */
const ADDRESS = /[@/\\_]|\p{L}\.\p{L}|^#/u;
const SENTENCE_END = /[.!?:…]["'”’)\]]*\s*$/;

/**
 * Returns the words of a text that a dictionary can know: words in Latin letters, and no addresses, abbreviations in
 * capitals, names in camel case or words with digits.
 */
export function wordsIn(text: string): Word[] {
  const words: Word[] = [];
  for (const { 0: chunk, index } of text.matchAll(CHUNK)) {
    if (ADDRESS.test(chunk)) continue;
    for (const { 0: word, index: at } of chunk.matchAll(WORD)) {
      const from = index + at;
      const to = from + word.length;
      if (!/^\p{Script=Latin}/u.test(word)) continue;
      if (word.length > 1 && !touchesDigit(text, from, to) && !hasInnerCapital(word))
        words.push({ from, to, text: word });
    }
  }
  return words;
}

const touchesDigit = (text: string, from: number, to: number) =>
  /\d/.test(text.charAt(from - 1)) || /\d/.test(text.charAt(to));

/** Reports whether a part of the word has a capital after its first letter, such as `PDF` and `TypeScript`. */
const hasInnerCapital = (word: string) => word.split(/['’\-·]/).some((part) => /\p{Lu}/u.test(part.slice(1)));

/** Reports whether a word is capitalized although no sentence begins with it, as names are. */
export function isLikelyName(text: string, { from, text: word }: Pick<Word, 'from' | 'text'>): boolean {
  if (!/^\p{Lu}/u.test(word)) return false;
  const before = text.slice(Math.max(0, from - MAX_LOOKBEHIND), from);
  return before.trim() !== '' && !SENTENCE_END.test(before);
}

/** More characters than there are between a word and the end of the sentence before. */
const MAX_LOOKBEHIND = 12;
