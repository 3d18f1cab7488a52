import { describe, expect, it } from 'vitest';
import { changedFields } from './changed-fields.ts';

describe('the changed fields of a document', () => {
  it('are named at most two levels deep', () => {
    const before = { title: 'Engine', tags: ['a'], caseStudy: { problem: 'P', outcome: { text: 'O' } }, cover: null };
    const after = {
      title: 'Engine',
      tags: ['a', 'b'],
      caseStudy: { problem: 'Q', outcome: { text: 'R' } },
      cover: 'c',
    };
    expect(changedFields(before, after)).toEqual(['tags', 'caseStudy.problem', 'caseStudy.outcome', 'cover']);
  });

  it('include fields that only one of them has, and an object that was none before', () => {
    expect(changedFields({ a: 1, metric: null }, { b: 2, metric: { label: 'L' } })).toEqual(['a', 'metric', 'b']);
    expect(changedFields({ a: undefined }, {})).toEqual([]);
  });
});
