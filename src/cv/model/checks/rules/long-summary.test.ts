import { expect, it } from 'vitest';
import { findingsOf } from '#testing/cv-fixture.ts';
import { longSummary } from './long-summary.ts';

it('reports a visible summary of more than 600 characters', () => {
  const sections = [{ kind: 'summary' as const }];
  expect(findingsOf(longSummary, { basics: { summary: 'x'.repeat(601) }, sections })).toEqual([
    { at: ['basics'], field: 'summary', values: { count: 601, most: 600 } },
  ]);
  expect(findingsOf(longSummary, { basics: { summary: 'x'.repeat(600) }, sections })).toEqual([]);
  expect(findingsOf(longSummary, { basics: { summary: 'x'.repeat(601) } })).toEqual([]);
});
