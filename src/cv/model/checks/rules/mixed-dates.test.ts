import { describe, expect, it } from 'vitest';
import { findingsOf } from '#testing/cv-fixture.ts';
import { mixedDates } from './mixed-dates.ts';

describe('dates of one section', () => {
  const resultsOf = (...dates: string[]) =>
    findingsOf(mixedDates, {
      sections: [{ kind: 'talks', items: dates.map((date, index) => ({ title: `Talk ${index}`, date })) }],
    });

  it('are reported if they differ in precision', () => {
    expect(resultsOf('1843-07', '1842', '1841-03', '1840')).toMatchObject([
      {
        at: ['sections', 's1', 'items', 's1-2'],
        field: 'date',
        values: { date: '1842' },
        also: [['sections', 's1', 'items', 's1-4']],
      },
    ]);
  });

  it('are not reported if they are equally precise or there is only one', () => {
    expect(resultsOf('1843-07', '1841-03', '', 'spring')).toEqual([]);
    expect(resultsOf('1843')).toEqual([]);
    expect(resultsOf('1843-07-10', '1843-07')).toEqual([]);
  });

  it('may be less precise than those of another section', () => {
    const sections = [
      { kind: 'talks' as const, items: [{ title: 'A', date: '1843' }] },
      { kind: 'awards' as const, items: [{ title: 'B', date: '1843-07' }] },
    ];
    expect(findingsOf(mixedDates, { sections })).toEqual([]);
  });
});
