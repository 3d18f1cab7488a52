import { expect, it } from 'vitest';
import { blocksOf } from './blocks.ts';
import { extractText } from './extract-text.ts';
import { isProse } from './header-lines.ts';
import { rowsOf } from './rows.ts';

it.each([
  ['First saw the engine at work in June 1833.', true],
  ['رأت الآلة تعمل أول مرة في يونيو 1833 .', true],
  ['First saw the engine at work, June 1833', false],
  ['Harbor Payments of San Francisco, Inc.', false],
])('%j is a sentence: %s', (text, isSentence) => {
  const [block] = blocksOf(rowsOf(extractText(text)).rows, new Map());
  expect(block && isProse(block)).toBe(isSentence);
});
