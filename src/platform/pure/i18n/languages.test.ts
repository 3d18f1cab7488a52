import { describe, expect, it } from 'vitest';
import { expectLinear } from '#testing/expect-linear.ts';
import { languageInCookies } from './languages.ts';

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
});
