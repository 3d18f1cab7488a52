import { expect, it } from 'vitest';
import { toSingleLine } from './to-single-line.ts';

it('leaves what people write as it is', () => {
  for (const text of ['', 'Ada Lovelace', ' two  spaces ', 'آدا لوفلايس', '👩‍🔬 science', 'e\u0301']) {
    expect(toSingleLine(text)).toBe(text);
  }
});

it('puts a space where the line was broken, and leaves out signs that nobody sees', () => {
  expect(toSingleLine('one\ttwo\r\nthree')).toBe('one two three');
  expect(toSingleLine('a\u0000b\u202ec\u2028d\ud800')).toBe('abc d');
});
