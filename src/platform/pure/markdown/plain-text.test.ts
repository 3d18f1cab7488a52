import { expect, it } from 'vitest';
import { parseMarkdown } from './parse.ts';
import { plainText } from './plain-text.ts';

it('returns the text of each block on its own line, without marks', () => {
  const source = '# Note G\n\nOn **numbers** and\n[engines](https://example.org)\n\n1. one\n   - two\n\n> three';
  expect(plainText(source, { long: true })).toBe('Note G\nOn numbers and\nengines\none\ntwo\nthree');
  expect(plainText(parseMarkdown('- a\n- **b**'))).toBe('a\nb');
  expect(plainText('')).toBe('');
});
