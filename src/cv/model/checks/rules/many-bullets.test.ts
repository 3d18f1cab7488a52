import { describe, expect, it } from 'vitest';
import { findingsOf } from '#testing/cv-fixture.ts';
import { manyBullets } from './many-bullets.ts';

describe('a role that ended long ago', () => {
  const resultsOf = (role: Record<string, unknown>, count = 5) =>
    findingsOf(manyBullets, {
      sections: [
        {
          kind: 'work',
          items: [{ roles: [{ ...role, highlights: Array.from({ length: count }, (_, n) => `Wrote note ${n}`) }] }],
        },
      ],
    });

  it('is reported if it has more than four bullets', () => {
    expect(resultsOf({ end: '2016-04' })).toMatchObject([{ values: { count: 5, years: 10 } }]);
    expect(resultsOf({ end: '2016-04' }, 4)).toEqual([]);
  });

  it('is not a recent, ongoing or undated role', () => {
    expect(resultsOf({ end: '2017' })).toEqual([]);
    expect(resultsOf({ start: '2000', ongoing: true })).toEqual([]);
    expect(resultsOf({ end: '' })).toEqual([]);
  });
});
