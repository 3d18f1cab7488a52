import { describe, expect, it } from 'vitest';
import { locationsFoundBy } from '#testing/cv-fixture.ts';
import { endBeforeStart } from './end-before-start.ts';

describe('a period', () => {
  const resultsOf = (role: Record<string, unknown>) =>
    locationsFoundBy(endBeforeStart, {
      sections: [{ kind: 'work', items: [{ roles: [{ position: 'Author', ...role }] }] }],
    });

  it('is reported if it ends before it starts', () => {
    expect(resultsOf({ start: '1843-07', end: '1842' })).toEqual(['s1-1-1.end']);
    expect(resultsOf({ start: '1843-07', end: '1843-06-30' })).toEqual(['s1-1-1.end']);
  });

  it('is not reported if it is ongoing or its order is uncertain', () => {
    expect(resultsOf({ start: '1843-07', end: '1843' })).toEqual([]);
    expect(resultsOf({ start: '1843', end: '' })).toEqual([]);
    expect(resultsOf({ start: '1843-07', end: 'spring 1842' })).toEqual([]);
    expect(resultsOf({ start: '1843', end: '1842', ongoing: true })).toEqual([]);
  });

  it('of a certificate ends at the expiry date', () => {
    const items = [{ name: 'Analysis', date: '2025', expires: '2024' }];
    expect(locationsFoundBy(endBeforeStart, { sections: [{ kind: 'certificates', items }] })).toEqual(['s1-1.expires']);
  });
});
