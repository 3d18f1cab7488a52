import { describe, expect, it } from 'vitest';
import { placesFoundBy } from '#testing/cv-draft.ts';
import { futureDate } from './future-date.ts';

describe('a date in the future', () => {
  const at = (kind: 'work' | 'awards' | 'talks' | 'education' | 'certificates', item: Record<string, unknown>) =>
    placesFoundBy(futureDate, { sections: [{ kind, items: [item] }] });

  it('is odd for what has begun or was given', () => {
    expect(at('work', { name: 'Engine', roles: [{ start: '2026-06' }] })).toEqual(['s1-1-1.start']);
    expect(at('awards', { title: 'Medal', date: '2027' })).toEqual(['s1-1.date']);
    expect(at('certificates', { name: 'Analysis', date: '2026-05-02' })).toEqual(['s1-1.date']);
  });

  it('is fine for what is planned', () => {
    expect(at('talks', { title: 'On the Engine', date: '2027' })).toEqual([]);
    expect(at('education', { institution: 'Home', end: '2028' })).toEqual([]);
    expect(at('work', { name: 'Engine', roles: [{ start: '2025', end: '2027' }] })).toEqual([]);
    expect(at('certificates', { name: 'Analysis', date: '2025', expires: '2030' })).toEqual([]);
  });

  it('is none as long as it may be today', () => {
    expect(at('awards', { title: 'Medal', date: '2026' })).toEqual([]);
    expect(at('awards', { title: 'Medal', date: '2026-05' })).toEqual([]);
    expect(at('awards', { title: 'Medal', date: 'next year' })).toEqual([]);
  });
});
