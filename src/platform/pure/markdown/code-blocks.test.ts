import { expect, it } from 'vitest';
import { codeBlocksOf } from './code-blocks.ts';

it('finds the code of a text, also within quotes', () => {
  const text = 'A\n\n```js\nrun();\n```\n\n> ```\n> x\n> ```\n\n`inline`';
  expect(codeBlocksOf(text).map(({ language, text: code }) => [language, code])).toEqual([
    ['js', 'run();'],
    ['', 'x'],
  ]);
});
