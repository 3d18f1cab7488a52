import { expect, it } from 'vitest';
import { codeBlocksOf } from './code-blocks.ts';

it('finds the code of a text by its language', () => {
  const text = 'A\n\n```js\nrun();\n```\n\n- item\n\n~~~\nx\n~~~\n\n`inline`';
  expect(codeBlocksOf(text).map(({ language, text: code }) => [language, code])).toEqual([
    ['js', 'run();'],
    ['', 'x'],
  ]);
});
