import { describe, expect, it } from 'vitest';
import { findingsOf } from '#testing/cv-draft.ts';
import { manyBullets } from './many-bullets.ts';

describe('a role that ended long ago', () => {
  const found = (role: Record<string, unknown>, count = 5) =>
    findingsOf(manyBullets, {
      sections: [
        {
          kind: 'work',
          items: [{ roles: [{ ...role, highlights: Array.from({ length: count }, (_, n) => `Wrote note ${n}`) }] }],
        },
      ],
    });

  it('is told in four bullets', () => {
    expect(found({ end: '2016-04' })).toMatchObject([{ values: { count: 5, years: 10 } }]);
    expect(found({ end: '2016-04' }, 4)).toEqual([]);
  });

  it('is not one that ended lately, or goes on, or ended nobody knows when', () => {
    expect(found({ end: '2017' })).toEqual([]);
    expect(found({ start: '2000', ongoing: true })).toEqual([]);
    expect(found({ end: '' })).toEqual([]);
  });
});
