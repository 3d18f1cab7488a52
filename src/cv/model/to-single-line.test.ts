import { expect, it } from 'vitest';
import { toSingleLine } from './to-single-line.ts';

it('leaves ordinary text unchanged', () => {
  for (const text of ['', 'Ada Lovelace', ' two  spaces ', 'آدا لوفلايس', '👩‍🔬 science', 'e\u0301']) {
    expect(toSingleLine(text)).toBe(text);
  }
});

it('replaces line breaks with spaces and removes invisible characters', () => {
  expect(toSingleLine('one\ttwo\r\nthree')).toBe('one two three');
  expect(toSingleLine('a\u0000b\u202ec\u2028d\ud800')).toBe('abc d');
});
