import { fold } from '../fold.ts';

/** The smallest unit of a text: `CI/CD` is two tokens, `C++` and `.NET` are one each. */
export type Token = {
  text: string;
  folded: string;
  start: number;
  end: number;
  /**
   * The separator from the previous token: a space or one character. A comma represents any separator within a
   * sentence, and an empty string the start of a sentence.
   */
  separator: string;
};

const SEPARATORS = new Set(['', ',']);
export const isSeparated = ({ separator }: Token) => SEPARATORS.has(separator);

const WORD =
  /(?:(?<![\p{L}\p{N}\p{M}.])\.(?=[A-Z]))?[\p{L}\p{N}][\p{L}\p{N}\p{M}\u0640]*(?:\+\+|#|\+(?![\p{L}\p{N}]))?/gu;
const JOINER = /^[-‐‑./&'’_]$/;
const DASHES = /[‐‑]/;

/** Returns a tokenizer that caches folded words, because folding is slow and most words repeat. */
export function makeTokenizer() {
  const foldedWords = new Map<string, string>();
  const foldCached = (word: string) => {
    const cached = foldedWords.get(word);
    if (cached !== undefined) return cached;
    const result = fold(word);
    foldedWords.set(word, result);
    return result;
  };
  return (text: string): Token[] => {
    const tokens: Token[] = [];
    let last = -1;
    for (const { 0: word, index } of text.matchAll(WORD)) {
      const separator = last < 0 ? '' : separatorOf(text.slice(last, index));
      last = index + word.length;
      tokens.push({ text: word, folded: foldCached(word), start: index, end: last, separator });
    }
    return tokens;
  };
}

function separatorOf(gap: string) {
  if (gap === ' ') return ' ';
  if (JOINER.test(gap)) return DASHES.test(gap) ? '-' : gap === '’' ? "'" : gap;
  if (gap === '') return ' ';
  if (gap === ' & ' || gap === ' / ') return gap.trim();
  if (/[.!?:…•|؟\n]/.test(gap)) return '';
  return gap.trim() === '' ? ' ' : ',';
}
