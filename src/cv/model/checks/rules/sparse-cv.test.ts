import { expect, it } from 'vitest';
import { findingsOf } from '#testing/cv-fixture.ts';
import { sparseCv } from './sparse-cv.ts';

it('reports a CV of fewer than 120 words, if words can be counted', () => {
  const words = (count: number) => ({
    sections: [{ kind: 'text' as const, items: [{ text: 'word – '.repeat(count) }] }],
  });
  expect(findingsOf(sparseCv, words(119))).toEqual([{ at: [], values: { count: 119 } }]);
  expect(findingsOf(sparseCv, words(120))).toEqual([]);
  expect(findingsOf(sparseCv, { ...words(5), design: { language: 'zh' } })).toEqual([]);
});
