import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Markdown } from './markdown.tsx';

const html = (text: string, props: Partial<Parameters<typeof Markdown>[0]> = {}) =>
  renderToStaticMarkup(<Markdown text={text} {...props} />);

it('renders plain elements, with dir="auto" on each outer one', () => {
  expect(html('a **b** *c*\nd\n\n- e\n  - f')).toBe(
    '<div class="markdown "><p dir="auto">a <strong>b</strong> <em>c</em><br/>d</p><ul dir="auto"><li><p>e</p><ul><li><p>f</p></li></ul></li></ul></div>',
  );
});

it('renders headings from the given level, numbered lists and quotes in a long text', () => {
  expect(html('# a\n## b\n3. c\n\n> d', { long: true, headings: 2, className: 'wide' })).toBe(
    '<div class="markdown wide"><h2 dir="auto" data-level="1">a</h2><h3 dir="auto" data-level="2">b</h3><ol dir="auto" start="3"><li><p>c</p></li></ol><blockquote dir="auto"><p>d</p></blockquote></div>',
  );
});

it('skips no heading level if a text begins with a smaller heading', () => {
  const levels = (text: string) => html(text, { long: true }).match(/<h\d/g);
  expect(levels('## a\n### b')).toEqual(['<h3', '<h3']);
  expect(levels('## a\n# b\n## c')).toEqual(['<h3', '<h3', '<h4']);
});

it('renders code from left to right, and lets code and tables scroll by keyboard', () => {
  expect(html('`a`\n\n```js\n<b>\n```', { long: true })).toBe(
    '<div class="markdown "><p dir="auto"><code dir="ltr">a</code></p><pre dir="ltr" tabindex="0"><code>&lt;b&gt;</code></pre></div>',
  );
  expect(html('| **a** | |\n| :-: | --- |\n| b | |', { long: true })).toBe(
    '<div class="markdown "><div role="group" aria-label="a" dir="auto" class="table" tabindex="0"><table><thead><tr><th scope="col" data-align="center"><strong>a</strong></th><td></td></tr></thead><tbody><tr><td data-align="center">b</td><td></td></tr></tbody></table></div></div>',
  );
});

it('marks links as user-generated content and sends no referrer', () => {
  expect(html('[a](https://example.org)')).toContain(
    '<a href="https://example.org/" rel="nofollow noopener noreferrer ugc">a</a>',
  );
  expect(html('[a](https://example.org)', { newTab: 'opens in a new tab' })).toContain(
    'target="_blank">a<span class="sr-only"> (opens in a new tab)</span></a>',
  );
});

it('shows markup as text', () => {
  expect(html('<img src=x onerror=alert(1)>')).toBe(
    '<div class="markdown "><p dir="auto">&lt;img src=x onerror=alert(1)&gt;</p></div>',
  );
});
