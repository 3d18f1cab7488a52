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
  after: string;
};

const DIVIDING = new Set(['', ',']);
export const isDivided = ({ after }: Token) => DIVIDING.has(after);

const WORD =
  /(?:(?<![\p{L}\p{N}\p{M}.])\.(?=[A-Z]))?[\p{L}\p{N}][\p{L}\p{N}\p{M}\u0640]*(?:\+\+|#|\+(?![\p{L}\p{N}]))?/gu;
const JOINING = /^[-‐‑./&'’_]$/;
const DASHES = /[‐‑]/;

/** Returns a tokenizer that caches folded words, because folding is slow and most words repeat. */
export function makeTokenizer() {
  const folds = new Map<string, string>();
  const folded = (word: string) => {
    const known = folds.get(word);
    if (known !== undefined) return known;
    const now = fold(word);
    folds.set(word, now);
    return now;
  };
  return (text: string): Token[] => {
    const tokens: Token[] = [];
    let last = -1;
    for (const { 0: word, index } of text.matchAll(WORD)) {
      const after = last < 0 ? '' : joiner(text.slice(last, index));
      last = index + word.length;
      tokens.push({ text: word, folded: folded(word), start: index, end: last, after });
    }
    return tokens;
  };
}

function joiner(between: string) {
  if (between === ' ') return ' ';
  if (JOINING.test(between)) return DASHES.test(between) ? '-' : between === '’' ? "'" : between;
  if (between === '') return ' ';
  if (between === ' & ' || between === ' / ') return between.trim();
  if (/[.!?:…•|؟\n]/.test(between)) return '';
  return between.trim() === '' ? ' ' : ',';
}
