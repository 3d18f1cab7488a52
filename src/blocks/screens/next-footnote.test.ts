import { expect, it } from 'vitest';
import type { Block } from '../model/schema.ts';
import { nextFootnote } from './next-footnote.ts';

const text = (id: string, words: string): Block => ({ id, kind: 'text', text: words });

it('the next footnote has the number after the greatest of all texts', () => {
  expect(nextFootnote([])).toBe('1');
  expect(nextFootnote([text('a', 'One[^2] and two[^1].\n\n[^2]: Note'), text('b', 'Named[^why].')])).toBe('3');
  expect(nextFootnote([text('a', 'One[^12].'), { id: 'b', kind: 'divider' } as Block])).toBe('13');
});
