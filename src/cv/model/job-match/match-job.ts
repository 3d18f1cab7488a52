import type { CvContent } from '../content.ts';
import { extractTerms } from './extract-terms.ts';
import { findTerms, type TermOccurrence } from './find-terms.ts';

export type JobTerm = {
  /** The term as written in the advertisement. */
  term: string;
  weight: number;
  /** Empty if the CV lacks the term. */
  found: TermOccurrence[];
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
  const { terms, rules } = extractTerms(advertisement);
  const occurrences = findTerms(content, terms, rules);
  const matchedTerms = terms.map(({ term, weight }, index) => ({ term, weight, found: occurrences[index] ?? [] }));
  const weightOf = (jobTerms: readonly JobTerm[]) => jobTerms.reduce((sum, { weight }) => sum + weight, 0);
  const totalWeight = weightOf(matchedTerms);
  return {
    language: rules.language,
    terms: matchedTerms,
    covered: totalWeight === 0 ? 0 : weightOf(matchedTerms.filter((term) => term.found.length > 0)) / totalWeight,
  };
}
