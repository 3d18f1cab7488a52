import { describe, expect, it } from 'vitest';
import { expectLinear } from '#testing/expect-linear.ts';
import { languageCookie, languageInCookies } from './language-cookie.ts';

describe('the language in cookies', () => {
  it.each([
    ['language=de', 'de'],
    ['a=b; language=en-GB; c=d', 'en-GB'],
    ['a=b;language=ar', 'ar'],
  ])('of %j is %s', (cookies, language) => expect(languageInCookies(cookies)).toBe(language));

  it.each([
    undefined,
    '',
    'language=',
    'language=xx',
    'language=constructor',
    'language=DE',
    'language=de-',
    'my-language=de',
    'language=de"',
    `language=${'d'.repeat(5000)}`,
  ])('of %j is none', (cookies) => expect(languageInCookies(cookies)).toBeUndefined());

  it('is read in time that grows with the header’s length', () =>
    expectLinear(['; language=', 'language=d', ' ', ';'], languageInCookies));

  it('is written for a year, or deleted', () => {
    expect(languageInCookies(languageCookie('fr'))).toBe('fr');
    expect(languageCookie('fr')).toContain('Max-Age=31536000');
    expect(languageInCookies(languageCookie(undefined))).toBeUndefined();
    expect(languageCookie(undefined)).toContain('Max-Age=0');
  });
});
