import { expect, it } from 'vitest';
import { replaceInBlock, textBlocksOf } from './text-blocks.ts';

const TEXT = 'Led **a taem** of\ntwelve, see [the reprot](https://example.org/reprot).\n\n- One *bulet*\n- Two';

it('returns the plain text of each block, without addresses and markup', () => {
  expect(textBlocksOf(TEXT)).toEqual(['Led a taem of\ntwelve, see the reprot.', 'One bulet', 'Two']);
  expect(textBlocksOf('')).toEqual(['']);
});

it.each([
  [0, 'taem', 'team', TEXT.replace('taem', 'team')],
  [0, 'reprot', 'report', TEXT.replace('the reprot', 'the report')],
  [1, 'bulet', 'bullet', TEXT.replace('bulet', 'bullet')],
  [0, ' of', '', TEXT.replace(' of', '')],
])('replaces a range of block %i and keeps its format: %s', (block, wrong, right, expected) => {
  const from = textBlocksOf(TEXT)[block]?.indexOf(wrong) ?? -1;
  expect(replaceInBlock(TEXT, { block, from, to: from + wrong.length }, right)).toBe(expected);
});

it('changes nothing if the block is gone', () => {
  for (const range of [
    { block: 3, from: 0, to: 1 },
    { block: 2, from: 0, to: 4 },
  ])
    expect(replaceInBlock(TEXT, range, 'x')).toBe(TEXT);
});
