import { expect, it } from 'vitest';
import { newlyFoundTerms } from './newly-found-terms.ts';

const match = (terms: Record<string, number>) => ({
  terms: Object.entries(terms).map(([term, count]) => ({ term, found: Array(count).fill('here') })),
});

it('returns a term that was missing and is now found', () => {
  expect(newlyFoundTerms(match({ Docker: 0, SQL: 2, Go: 0 }), match({ Docker: 1, SQL: 3, Go: 0 }))).toEqual(['Docker']);
});

it('omits terms that were found before, are no longer found or are new in the advertisement', () => {
  expect(newlyFoundTerms(match({ Docker: 1, SQL: 2 }), match({ Docker: 1, SQL: 0, Go: 1 }))).toEqual([]);
});
