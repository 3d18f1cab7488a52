import { expect, it } from 'vitest';
import { languageOf } from './language-of.ts';

it.each([
  ['ar', 'rtl', 'ar', '، '],
  ['ar-EG', 'rtl', 'ar', '، '],
  ['he', 'rtl', 'en', ', '],
  ['de-AT', 'ltr', 'de', ', '],
  ['ja', 'ltr', 'en', '、'],
  ['', 'ltr', 'en', ', '],
  ['constructor', 'ltr', 'en', ', '],
])('a CV in “%s” has the direction %s and the words of “%s”', (tag, direction, words, comma) => {
  expect(languageOf(tag)).toEqual({ tag, direction, words, comma });
});
