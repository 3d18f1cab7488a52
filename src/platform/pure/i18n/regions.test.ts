import { describe, expect, it } from 'vitest';
import { localeIn, paperFor, REGIONS } from './regions.ts';

describe('regions', () => {
  it('have a name in every language', () => {
    for (const language of ['en', 'de', 'ar']) {
      const names = new Intl.DisplayNames([language], { type: 'region' });
      expect(REGIONS.filter((code) => names.of(code) === code)).toEqual([]);
    }
    expect(new Set(REGIONS).size).toBe(REGIONS.length);
  });

  it('decide how dates are written in a language', () => {
    const day = new Date('2024-03-09T12:00:00Z');
    const written = (language: string, region: string | null) =>
      new Intl.DateTimeFormat(localeIn(language, region), { dateStyle: 'short', timeZone: 'UTC' }).format(day);
    expect(written('en', null)).toBe('3/9/24');
    expect(written('en', 'GB')).toBe('09/03/2024');
    expect(written('en-GB', 'US')).toBe('3/9/24');
    expect(localeIn('de', 'CH')).toBe('de-CH');
  });

  it('decide which paper is used', () => {
    expect(['US', 'CA', 'MX'].map((region) => paperFor('de', region))).toEqual(['letter', 'letter', 'letter']);
    expect(['DE', 'GB', 'JP'].map((region) => paperFor('en', region))).toEqual(['a4', 'a4', 'a4']);
    expect(['en', 'en-GB', 'es'].map((language) => paperFor(language, null))).toEqual(['letter', 'a4', 'a4']);
  });
});
