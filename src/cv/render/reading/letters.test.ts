import { expect, it } from 'vitest';
import { lettersOf } from './letters.ts';

it.each([
  ['कार्य', 'कायर्'],
  ['जुलाई', 'जुलाइर्'],
  ['संक्रियाओं', 'संिक्रयाआें'],
])('takes %s and its glyphs in the order in which they are drawn for one text', (written, drawn) => {
  expect(lettersOf(drawn).text).toBe(lettersOf(written).text);
});

it('distinguishes syllables with the same letters in another order', () => {
  expect(lettersOf('कम').text).not.toBe(lettersOf('मक').text);
  expect(lettersOf('प्रग').text).not.toBe(lettersOf('पग्र').text);
});
