import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '#platform/server/root.ts';

const read = (...path: string[]) => readFileSync(join(root, 'src', ...path), 'utf8');
const tokensIn = (css: string): Record<string, string> =>
  Object.fromEntries(
    [...css.matchAll(/^\s*(--[\w-]+|color-scheme):\s*([^;]+);/gm)].map(([, name = '', value = '']) => [name, value]),
  );
const namesIn = (css: string) => [...css.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);

it('the pages use the app’s dark tokens on a dark system', () => {
  const app = tokensIn(/:root\.dark \{(.*?)\n\}/s.exec(read('ui', 'tokens.css'))?.[1] ?? '');
  const pages = tokensIn(read('app', 'pages', 'styles', 'dark.css'));
  const styles = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.css'));
  const used = new Set(['color-scheme', ...styles.flatMap((file) => namesIn(read('app', 'pages', 'styles', file)))]);
  const expected = Object.fromEntries(Object.entries(app).filter(([name]) => used.has(name)));
  expect(Object.keys(expected)).toContain('--background');
  expect(pages).toEqual(expected);
});
