import { expect, it } from 'vitest';
import { findingsOf } from '#testing/cv-fixture.ts';
import { longCv } from './long-cv.ts';

it('reports a CV of more than 1,100 visible words', () => {
  const words = (count: number, visible = true) => ({
    sections: [{ kind: 'text' as const, visible, items: [{ text: 'word, '.repeat(count) }] }],
  });
  expect(findingsOf(longCv, words(1101))).toEqual([{ at: [], values: { count: 1101, most: 1100 } }]);
  expect(findingsOf(longCv, words(1100))).toEqual([]);
  expect(findingsOf(longCv, words(2000, false))).toEqual([]);
});
