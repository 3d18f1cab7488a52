import type { CvContent } from '../content.ts';
import type { Path } from '../tree.ts';
import { asRead, visiblePlaces, writingsIn } from '../visible.ts';
import type { PickedTerm } from './pick-terms.ts';
import type { Reading } from './read-language.ts';
import { isDivided, makeTokenizer, type Token } from './tokens.ts';

/** An occurrence of a term in a CV: the text around it, and the position of the term in that text. */
export type Found = { at: Path; field: string; text: string; start: number; end: number };

const MOST_FOUND = 20;
const MOST_WORDS = 8;
/** Up to this length, only capitals distinguish a term from another word: `Go`, `IT`, `R`. */
const SHORT = 2;
const SHOWN = 80;

/** Returns the occurrences of each term in a CV, at most one per field. */
export function findTerms(content: CvContent, terms: readonly PickedTerm[], reading: Reading): Found[][] {
  const found: Found[][] = terms.map(() => []);
  const { byName, beginnings } = indexOf(terms);
  const tokensOf = makeTokenizer();
  const stems = new Map<string, string>();
  const stemOf = (word: string) => {
    const known = stems.get(word);
    if (known !== undefined) return known;
    const stem = reading.stem(word);
    stems.set(word, stem);
    return stem;
  };

  for (const { at, field, type, text } of writingsIn(visiblePlaces(content).written)) {
    if (type !== 'line' && type !== 'text' && type !== 'words') continue;
    const read = asRead(text);
    const here = new Set<number>();
    for (const { index, start, end } of hitsIn(read, tokensOf(read))) {
      const places = found[index];
      if (!places || here.has(index) || places.length >= MOST_FOUND) continue;
      here.add(index);
      places.push({ at, field, ...around(read, start, end) });
    }
  }
  return found;

  /** Yields each term that begins at some word and continues through the next ones, skipping linking words. */
  function* hitsIn(text: string, tokens: readonly Token[]) {
    for (const [first, token] of tokens.entries()) {
      let [stemmed, written] = ['', ''];
      for (let last = first; last < tokens.length && last < first + MOST_WORDS; last += 1) {
        const next = tokens[last] ?? token;
        if (last > first && isDivided(next)) break;
        if (reading.links.has(next.folded) || reading.articles.has(next.folded)) {
          if (last === first) break;
          continue;
        }
        stemmed += stemOf(next.folded);
        written += next.folded;
        if (!beginnings.has(stemmed) && !beginnings.has(written)) break;
        for (const name of new Set([stemmed, written])) {
          if (name.length <= SHORT && isSmall(text.slice(token.start, next.end))) continue;
          for (const index of byName.get(name) ?? []) yield { index, start: token.start, end: next.end };
        }
      }
    }
  }
}

const isSmall = (text: string) => text === text.toLowerCase() && text !== text.toUpperCase();

/** Indexes terms by name, and collects all prefixes of the names. */
function indexOf(terms: readonly PickedTerm[]) {
  const byName = new Map<string, number[]>();
  const beginnings = new Set<string>();
  for (const [index, { names }] of terms.entries()) {
    for (const name of names) {
      byName.set(name, [...(byName.get(name) ?? []), index]);
      for (let length = 1; length <= name.length; length += 1) beginnings.add(name.slice(0, length));
    }
  }
  return { byName, beginnings };
}

function around(text: string, start: number, end: number) {
  const from = text.length <= SHOWN ? 0 : Math.max(0, Math.min(start - 20, text.length - SHOWN));
  const to = Math.min(Math.max(end, from + SHOWN), from + 3 * SHOWN);
  const shown = (some: string) => some.toWellFormed().replace(/\s+/g, ' ');
  const before = (from > 0 ? '…' : '') + shown(text.slice(from, start)).trimStart();
  const term = shown(text.slice(start, Math.min(end, to)));
  const after = shown(text.slice(end, to)).trimEnd() + (to < text.length ? '…' : '');
  return { text: before + term + after, start: before.length, end: before.length + term.length };
}
