import type { CvContent } from '../content.ts';
import { type Found, findTerms } from './find-terms.ts';
import { pickTerms } from './pick-terms.ts';

export type JobTerm = {
  /** As the advertisement writes it. */
  term: string;
  weight: number;
  /** Nothing where the CV lacks it. */
  found: Found[];
};

export type JobMatch = {
  /** Of the advertisement; nothing where it is none of those that we know. */
  language: string;
  /** The weightiest first. */
  terms: JobTerm[];
  /** How much of all weight the CV has, from 0 to 1. */
  covered: number;
};

/** What an advertisement asks for, and what of it can be read in a CV. Its first 20,000 characters are looked at. */
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
