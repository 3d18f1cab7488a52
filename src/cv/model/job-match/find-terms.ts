import type { CvContent } from '../content.ts';
import type { NodePath } from '../tree.ts';
import { fieldTextsIn, stripMarkdown, visibleNodes } from '../visible-nodes.ts';
import type { AdTerm } from './extract-terms.ts';
import type { PreparedRules } from './prepared-rules.ts';
import { isSeparated, makeTokenizer, type Token } from './tokens.ts';

/** An occurrence of a term in a CV: the text around it, and the position of the term in that text. */
export type TermOccurrence = { at: NodePath; field: string; text: string; start: number; end: number };

const MAX_OCCURRENCES = 20;
const MAX_TERM_WORDS = 8;
/** Up to this length, only capitals distinguish a term from another word: `Go`, `IT`, `R`. */
const MAX_CASE_SENSITIVE_LENGTH = 2;
const EXCERPT_LENGTH = 80;

/** Returns the occurrences of each term in a CV, at most one per field. */
export function findTerms(content: CvContent, terms: readonly AdTerm[], rules: PreparedRules): TermOccurrence[][] {
  const occurrences: TermOccurrence[][] = terms.map(() => []);
  const { byName, prefixes } = indexTerms(terms);
  const tokensOf = makeTokenizer();
  const stems = new Map<string, string>();
  const stemOf = (word: string) => {
    const cached = stems.get(word);
    if (cached !== undefined) return cached;
    const stem = rules.stem(word);
    stems.set(word, stem);
    return stem;
  };

  for (const { at, field, type, text } of fieldTextsIn(visibleNodes(content).filled)) {
    if (type !== 'line' && type !== 'text' && type !== 'words') continue;
    const plain = stripMarkdown(text);
    const termsInField = new Set<number>();
    for (const { index, start, end } of matchesIn(plain, tokensOf(plain))) {
      const termOccurrences = occurrences[index];
      if (!termOccurrences || termsInField.has(index) || termOccurrences.length >= MAX_OCCURRENCES) continue;
      termsInField.add(index);
      termOccurrences.push({ at, field, ...excerptAround(plain, start, end) });
    }
  }
  return occurrences;

  /** Yields each term that begins at some word and continues through the next ones, skipping linking words. */
  function* matchesIn(text: string, tokens: readonly Token[]) {
    for (const [first, token] of tokens.entries()) {
      let [stemmed, written] = ['', ''];
      for (let last = first; last < tokens.length && last < first + MAX_TERM_WORDS; last += 1) {
        const next = tokens[last] ?? token;
        if (last > first && isSeparated(next)) break;
        if (rules.links.has(next.folded) || rules.articles.has(next.folded)) {
          if (last === first) break;
          continue;
        }
        stemmed += stemOf(next.folded);
        written += next.folded;
        if (!prefixes.has(stemmed) && !prefixes.has(written)) break;
        for (const name of new Set([stemmed, written])) {
          if (name.length <= MAX_CASE_SENSITIVE_LENGTH && isLowercase(text.slice(token.start, next.end))) continue;
          for (const index of byName.get(name) ?? []) yield { index, start: token.start, end: next.end };
        }
      }
    }
  }
}

const isLowercase = (text: string) => text === text.toLowerCase() && text !== text.toUpperCase();

/** Indexes terms by name, and collects all prefixes of the names. */
function indexTerms(terms: readonly AdTerm[]) {
  const byName = new Map<string, number[]>();
  const prefixes = new Set<string>();
  for (const [index, { names }] of terms.entries()) {
    for (const name of names) {
      byName.set(name, [...(byName.get(name) ?? []), index]);
      for (let length = 1; length <= name.length; length += 1) prefixes.add(name.slice(0, length));
    }
  }
  return { byName, prefixes };
}

function excerptAround(text: string, start: number, end: number) {
  const from = text.length <= EXCERPT_LENGTH ? 0 : Math.max(0, Math.min(start - 20, text.length - EXCERPT_LENGTH));
  const to = Math.min(Math.max(end, from + EXCERPT_LENGTH), from + 3 * EXCERPT_LENGTH);
  const toExcerpt = (part: string) => part.toWellFormed().replace(/\s+/g, ' ');
  const before = (from > 0 ? '…' : '') + toExcerpt(text.slice(from, start)).trimStart();
  const term = toExcerpt(text.slice(start, Math.min(end, to)));
  const after = toExcerpt(text.slice(end, to)).trimEnd() + (to < text.length ? '…' : '');
  return { text: before + term + after, start: before.length, end: before.length + term.length };
}
