import { describe, expect, it } from 'vitest';
import { locationsFoundBy } from '#testing/cv-fixture.ts';
import { futureDate } from './future-date.ts';

describe('a date in the future', () => {
  const resultsOf = (kind: 'work' | 'awards' | 'talks' | 'education' | 'certificates', item: Record<string, unknown>) =>
    locationsFoundBy(futureDate, { sections: [{ kind, items: [item] }] });

  it('is reported for starts, awards and certificates', () => {
    expect(resultsOf('work', { name: 'Engine', roles: [{ start: '2026-06' }] })).toEqual(['s1-1-1.start']);
    expect(resultsOf('awards', { title: 'Medal', date: '2027' })).toEqual(['s1-1.date']);
    expect(resultsOf('certificates', { name: 'Analysis', date: '2026-05-02' })).toEqual(['s1-1.date']);
  });

  it('is accepted for talks, ends and expiry dates', () => {
    expect(resultsOf('talks', { title: 'On the Engine', date: '2027' })).toEqual([]);
    expect(resultsOf('education', { institution: 'Home', end: '2028' })).toEqual([]);
    expect(resultsOf('work', { name: 'Engine', roles: [{ start: '2025', end: '2027' }] })).toEqual([]);
    expect(resultsOf('certificates', { name: 'Analysis', date: '2025', expires: '2030' })).toEqual([]);
  });

  it('is not a date that may be today or cannot be parsed', () => {
    expect(resultsOf('awards', { title: 'Medal', date: '2026' })).toEqual([]);
    expect(resultsOf('awards', { title: 'Medal', date: '2026-05' })).toEqual([]);
    expect(resultsOf('awards', { title: 'Medal', date: 'next year' })).toEqual([]);
  });
});
