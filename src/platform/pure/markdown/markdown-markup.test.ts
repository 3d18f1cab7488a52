import { expect, it } from 'vitest';
import { html } from '../markup.ts';
import { longTextMarkup, textMarkup } from './markdown-markup.ts';

const long = (text: string) => longTextMarkup(text, html` lang="fr" dir="auto"`).text;

it('a long text has code, which is read from the left, in no language', () => {
  expect(long('`<b>` in\n\n```js\n<b>\n  c\n```')).toBe(
    '<p lang="fr" dir="auto"><code dir="ltr">&lt;b&gt;</code> in</p>\n<pre dir="ltr" tabindex="0"><code>&lt;b&gt;\n  c</code></pre>',
  );
});

it('a long text has tables, which are named after their columns and reached by keyboard', () => {
  expect(long('| **a** | b |  |\n| :-- | --: | --- |\n| `<c>` |')).toBe(
    '<div class="table" lang="fr" dir="auto" tabindex="0" role="group" aria-label="a, b"><table><thead><tr><th scope="col" data-align="left"><strong>a</strong></th><th scope="col" data-align="right">b</th><td></td></tr></thead><tbody><tr><td data-align="left"><code dir="ltr">&lt;c&gt;</code></td><td data-align="right"></td><td></td></tr></tbody></table></div>',
  );
  expect(long('| |\n| - |\n| a |')).toBe(
    '<div class="table" lang="fr" dir="auto" tabindex="0"><table><thead><tr><td></td></tr></thead><tbody><tr><td>a</td></tr></tbody></table></div>',
  );
});

it('another text shows them as typed', () => {
  expect(textMarkup(['`a`\n\n| b |\n| - |']).text).toBe('<p dir="auto">`a`</p>\n<p dir="auto">| b |<br>| - |</p>');
});
