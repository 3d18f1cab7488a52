import { expect, it } from 'vitest';
import { expectLinear } from '#testing/expect-linear.ts';
import { isLikelyName, wordsIn } from './words-in.ts';

const texts = (text: string) => wordsIn(text).map((word) => word.text);

it('returns words with apostrophes and hyphens, at their positions', () => {
  expect(texts('L’équipe, co-author’s “work” (näıve).')).toEqual(['L’équipe', 'co-author’s', 'work', 'näıve']);
  expect(wordsIn('an old wing')).toEqual([
    { from: 0, to: 2, text: 'an' },
    { from: 3, to: 6, text: 'old' },
    { from: 7, to: 11, text: 'wing' },
  ]);
});

it('leaves out addresses, abbreviations, camel case and words with digits', () => {
  expect(texts('ada@example.org example.org/a https://x.org #hashtag snake_case')).toEqual([]);
  expect(texts('PDF TypeScript iOS 3rd B2B v2 a')).toEqual([]);
});

it('takes a capitalized word within a sentence for a name', () => {
  const nameIn = (text: string, word: string) => isLikelyName(text, { from: text.indexOf(word), text: word });
  expect(nameIn('Work with Babbage', 'Babbage')).toBe(true);
  for (const text of ['Babbage worked', 'It ended. Babbage left', 'Team: Babbage', '“Yes!” Babbage said'])
    expect(nameIn(text, 'Babbage')).toBe(false);
  expect(nameIn('work with babbage', 'babbage')).toBe(false);
});

it('takes time in proportion to the text', async () => {
  await expectLinear(['a-', "b'", '.', 'a', 'A.\u201d', 'a b.', '@ '], (text) => {
    for (const word of wordsIn(text)) isLikelyName(text, word);
  });
});
