type TermMatches = { terms: readonly { term: string; found: readonly unknown[] }[] };

/** Returns the terms that were missing in the previous match and are found in the current one. */
export function newlyFoundTerms(previous: TermMatches, current: TermMatches): string[] {
  const missingBefore = new Set(previous.terms.filter(({ found }) => found.length === 0).map(({ term }) => term));
  return current.terms.filter(({ term, found }) => found.length > 0 && missingBefore.has(term)).map(({ term }) => term);
}
