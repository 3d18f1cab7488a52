import { expect, it } from 'vitest';
import { findWord } from './find-word.ts';

/** Returns the line of a text, with its point in one of the words. */
function lineOf(text: string, word: number) {
  const lengths = text.split(' ').map(({ length }) => length);
  const wordEnds = lengths.map((_, at) => lengths.slice(0, at + 1).reduce((sum, length) => sum + length, 0));
  return { wordEnds, point: (wordEnds[word - 1] ?? 0) + 1 };
}

it('finds a word in the text that has the line', () => {
  const texts = ['Charge nurse', 'Example Hospital', 'Lead shifts of nine nurses on an 18-bed unit.'];
  expect(findWord(texts, lineOf('Example Hospital', 1))).toEqual({ index: 1, offset: 8 });
  expect(findWord(texts, lineOf('nine nurses on an', 1))).toEqual({ index: 2, offset: 20 });
});

it('finds a word over the lines of a text', () => {
  expect(findWord(['One line\nand a second'], lineOf('a second', 1))).toEqual({ index: 0, offset: 15 });
});

it('allows for ligatures and for joined words', () => {
  const text = 'The first official office in this field';
  expect(findWord([text], { wordEnds: [3, 7, 14, 19, 21, 25, 29], point: 9 })).toEqual({ index: 0, offset: 10 });
  expect(findWord([text], { wordEnds: [3, 16, 24], point: 23 })).toEqual({ index: 0, offset: 26 });
});

it('prefers the closest text', () => {
  expect(findWord(['Engines', 'Engine'], lineOf('Engine', 0))).toEqual({ index: 1, offset: 0 });
});

it('finds nothing where no text fits', () => {
  expect(findWord(['Charge nurse'], lineOf('February 2021', 0))).toBeUndefined();
  expect(findWord(['Charge nurse', ''], lineOf('Charge nurse at night', 0))).toBeUndefined();
  expect(findWord([], lineOf('a', 0))).toBeUndefined();
});
