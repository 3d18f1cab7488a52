import { expect, it, vi } from 'vitest';
import { CODE_LANGUAGES, type CodeLanguage } from '../../pure/code-languages.ts';
import { highlightKey } from '../../pure/highlighted-code.ts';
import { highlightCode } from './highlight-code.ts';

// Each language is loaded in a worker when it is first used.
vi.setConfig({ testTimeout: 60_000 });

const OWNER = 'ada';
const tokensOf = async (text: string, language: CodeLanguage) =>
  (await highlightCode([{ text, language }], OWNER)).get(highlightKey(text, language));

it('names the parts of code and keeps each of its characters', async () => {
  const code = '// Twenty-five operations\nconst table: number[] = operations.map((one) => one * 2);\n\n"B7"';
  const tokens = await tokensOf(code, 'typescript');
  expect(tokens?.map(([, text]) => text).join('')).toBe(code);
  expect(tokens).toContainEqual(['comment', '// Twenty-five operations']);
  expect(tokens?.find(([, text]) => text.trim() === 'const')?.[0]).toBe('keyword');
  expect(tokens?.find(([, text]) => text.includes('B7'))?.[0]).toMatch(/string/);
});

it('reads code in each of the languages', async () => {
  const text = '# "x" <a href="y">1</a> { return 1; } -- z\n';
  const names = Object.keys(CODE_LANGUAGES) as CodeLanguage[];
  const highlighted = await highlightCode(
    names.map((language) => ({ text, language })),
    OWNER,
  );
  expect([...highlighted.keys()]).toEqual(names.map((language) => highlightKey(text, language)));
  for (const tokens of highlighted.values()) expect(tokens.map(([, part]) => part).join('')).toBe(text);
});

it('leaves out code in a language that it does not know', async () => {
  const pieces = [
    { text: 'x', language: 'brainfuck' },
    { text: 'x', language: '' },
    { text: ' ', language: 'python' },
    { text: 'x', language: '__proto__' },
  ];
  expect((await highlightCode(pieces, OWNER)).size).toBe(0);
});

it.each([
  ['brackets', '['.repeat(10_000)],
  ['quotes', `"\\`.repeat(5000)],
  ['one line of stars', `/${'*'.repeat(9998)}`],
  ['tags', '<a '.repeat(3333)],
  ['spaces', `${' '.repeat(9999)}x`],
  ['lines of brackets', '(((((((((\n'.repeat(1000)],
])('code of 10,000 characters with %s is highlighted or left out, and the next one is highlighted', async (_, text) => {
  for (const language of ['typescript', 'cpp', 'markdown', 'latex', 'bash'] as const) {
    const tokens = await tokensOf(text, language);
    if (tokens) expect(tokens.map(([, part]) => part).join('')).toBe(text);
  }
  expect(await tokensOf('let x = 1', 'javascript')).toBeDefined();
});
