import { fold } from '../fold.ts';

/** A word as small as it gets: `CI/CD` is two, `C++` and `.NET` are one. */
export type Token = {
  text: string;
  folded: string;
  start: number;
  end: number;
  /**
   * What joins it to the word before: a space, or one sign alone. A comma stands for all that divides words within a sentence;
   * nothing is where a sentence begins.
   */
  after: string;
};

const DIVIDING = new Set(['', ',']);
export const isDivided = ({ after }: Token) => DIVIDING.has(after);

const WORD =
  /(?:(?<![\p{L}\p{N}\p{M}.])\.(?=[A-Z]))?[\p{L}\p{N}][\p{L}\p{N}\p{M}\u0640]*(?:\+\+|#|\+(?![\p{L}\p{N}]))?/gu;
const JOINING = /^[-‐‑./&'’_]$/;
const DASHES = /[‐‑]/;

/** Folding costs the most, and most words stand there often. */
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
