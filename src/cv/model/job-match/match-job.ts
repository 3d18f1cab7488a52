import type { CvContent } from '../content.ts';
import { type Found, findTerms } from './find-terms.ts';
import { pickTerms } from './pick-terms.ts';

export type JobTerm = {
  /** The term as written in the advertisement. */
  term: string;
  weight: number;
  /** Empty if the CV lacks the term. */
  found: Found[];
};

export type JobMatch = {
  /** The language of the advertisement, or an empty string if it is not supported. */
  language: string;
  /** Sorted by weight, highest first. */
  terms: JobTerm[];
  /** The share of the total weight that the CV covers, from 0 to 1. */
  covered: number;
};

/** Finds the terms that an advertisement asks for, and their occurrences in a CV. Reads the first 20,000 characters. */
export function matchJob(content: CvContent, advertisement: string): JobMatch {
  const { terms, reading } = pickTerms(advertisement);
  const found = findTerms(content, terms, reading);
  const matched = terms.map(({ term, weight }, index) => ({ term, weight, found: found[index] ?? [] }));
  const weightOf = (some: readonly JobTerm[]) => some.reduce((sum, { weight }) => sum + weight, 0);
  const all = weightOf(matched);
  return {
    language: reading.language,
    terms: matched,
    covered: all === 0 ? 0 : weightOf(matched.filter((term) => term.found.length > 0)) / all,
  };
}
