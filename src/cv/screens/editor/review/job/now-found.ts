type Match = { terms: readonly { term: string; found: readonly unknown[] }[] };

/** Returns the terms that were missing in the previous match and are found in the current one. */
export function nowFound(before: Match, now: Match): string[] {
  const lacked = new Set(before.terms.filter(({ found }) => found.length === 0).map(({ term }) => term));
  return now.terms.filter(({ term, found }) => found.length > 0 && lacked.has(term)).map(({ term }) => term);
}
