import { expect, it } from 'vitest';
import { newlyFoundTerms } from './newly-found-terms.ts';

const match = (terms: Record<string, number>) => ({
  terms: Object.entries(terms).map(([term, places]) => ({ term, found: Array(places).fill('here') })),
});

it('a term that was missing and stands in the CV now is told of', () => {
  expect(newlyFoundTerms(match({ Docker: 0, SQL: 2, Go: 0 }), match({ Docker: 1, SQL: 3, Go: 0 }))).toEqual(['Docker']);
});

it('what was found already, is lost, or was not asked for before, is not', () => {
  expect(newlyFoundTerms(match({ Docker: 1, SQL: 2 }), match({ Docker: 1, SQL: 0, Go: 1 }))).toEqual([]);
});
