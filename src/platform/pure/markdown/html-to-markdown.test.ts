import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cpuTimeMs } from '#testing/cpu-time.ts';
import { childrenOf, type MarkdownNode } from '#testing/markdown-nodes.ts';
import { runs } from '#testing/runs.ts';
import { markdownOfHtml, richTextOf } from './html-to-markdown.ts';
import { parseMarkdown } from './parse.ts';
import { plainText } from './plain-text.ts';

const flatten = (nodes: readonly MarkdownNode[]): MarkdownNode[] =>
  nodes.flatMap((node) => [node, ...flatten(childrenOf(node))]);
const linksIn = (markdown: string) =>
  flatten(parseMarkdown(markdown)).flatMap((node) => (node.type === 'link' ? [node.href] : []));
const lettersOf = (text: string) => text.toWellFormed().replace(/[^\p{L}\p{N}]/gu, '');

describe('converting HTML to Markdown', () => {
  it.each([
    ['<p>One</p><p>Two<br>lines</p>', 'One\n\nTwo\nlines'],
    ['a <strong>b</strong> <em>c</em> <b><i>d</i></b>', 'a **b** *c* ***d***'],
    ['<strong> spaced </strong>out', '**spaced** out'],
    ['<a href="https://example.org/a_(b)">notes</a>', '[notes](https://example.org/a%5F%28b%29)'],
    [
      '<a href="https://example.org/) [x](https://b.example">a</a>',
      '[a](https://example.org/%29%20%5Bx%5D%28https://b.example)',
    ],
    ['<a href="mailto:ada@example.org"><b>write</b></a>', '[**write**](mailto:ada@example.org)'],
    ['<ul><li><p>one</p></li><li>two<ul><li>deeper</li></ul></li></ul>', '- one\n- two\n  - deeper'],
    ['<p>before</p><ul><li>one</li></ul><p>after</p>', 'before\n\n- one\n\nafter'],
    ['<li>one<li>two', '- one\n- two'],
    ['  much \n\n space&nbsp;here ', 'much space here'],
    ['1 &lt; 2 &amp; 3', '1 \\< 2 & 3'],
    ['<h2>Title</h2>text', 'Title\n\ntext'],
    ['', ''],
  ])('converts %s', (html, markdown) => {
    expect(markdownOfHtml(html)).toBe(markdown);
  });

  it.each([
    ['Run <code>make</code>, then <kbd>Ctrl</kbd>', 'Run `make`, then `Ctrl`'],
    ['<b><code>a`b</code></b> c', '**``a`b``** c'],
    ['<a href="https://example.org"><code>a</code></a>', '[`a`](https://example.org)'],
    [
      'a<pre><code class="hljs language-c++">int a;\n\n  <span>int</span> b;\n</code></pre>b',
      'a\n\n```c++\nint a;\n\n  int b;\n```\n\nb',
    ],
    ['<pre>one<br>```</pre>', '````\none\n```\n````'],
    ['<ul><li>a<pre>b</pre></li><li>c</li></ul>', '- a\n\n```\nb\n```\n\n- c'],
    [
      '<table><caption>Cards</caption><thead><tr><th>a</th><th>b</th></tr></thead><tr><td><p>c</p><p><b>d</b></p></td></tr><tr><td>x|y</td><td><code>|</code></td></tr></table>e',
      'Cards\n\n| a | b |\n| --- | --- |\n| c **d** |  |\n| x\\|y | `\\|` |\n\ne',
    ],
    ['<table><tr><td><ul><li>a</li></ul></td><td>b</td></tr><tr><td>c</td></tr></table>', '- a\n\nb\n\nc'],
    ['<table><tr><td>a<table><tr><td>b</td></tr></table></td></tr></table>', 'a\n\nb'],
    ['`a` and # b', '\\`a\\` and # b'],
    ['a | b<br>- | -<br># c<br>1. d<br>~~~', 'a | b\n\\- | -\n\\# c\n1\\. d\n\\~~~'],
    ['a | b<br>--|--', 'a | b\n\\--|--'],
  ])('converts code and tables for a long text: %s', (html, markdown) => {
    expect(markdownOfHtml(html, { long: true })).toBe(markdown);
  });

  it('reduces code and tables to their text for a short text', () => {
    expect(markdownOfHtml('<code>`a`</code><pre>b\nc</pre><table><tr><td>d<td>e</table>')).toBe('`a`\n\nb c\n\nd e');
  });

  it('reports whether unsupported formatting was dropped', () => {
    expect(richTextOf('<p><u>a</u></p>').simplified).toBe(true);
    expect(richTextOf('<p><a href="/a">a</a></p>').simplified).toBe(true);
    expect(richTextOf('<p><strong>a</strong></p><ul><li>b</li></ul>').simplified).toBe(false);
  });

  it.each([
    '*stars* and **more**',
    '_lines_ in snake_case',
    '[a link](https://example.org)',
    '<https://example.org>',
    '- no bullet',
    '+ no bullet',
    '\\* escaped',
    'a\\',
    '![picture](https://example.org)',
    '5 * 3 * 2',
  ])('escapes text that looks like Markdown: %s', (text) => {
    const html = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    const markdown = markdownOfHtml(`<p>${html}</p>`);
    expect(plainText(markdown)).toBe(text);
    expect(flatten(parseMarkdown(markdown)).map(({ type }) => type)).toEqual(['paragraph', 'text']);
  });

  it.each([
    ['a script', 'x<script>alert(1)</script>y', 'xy'],
    ['an unclosed script', 'x<script>alert(1)', 'x'],
    ['a style', 'x<style>p{}</style>y', 'xy'],
    ['a comment', 'x<!-- hidden <b>z</b> -->y', 'xy'],
    ['an SVG image', 'x<svg><text>z</text><script>1</script></svg>y', 'xy'],
    ['a click handler', '<p onclick="alert(1)">x</p>', 'x'],
    ['a link with a script', '<a href="javascript:alert(1)">x</a>', 'x'],
    ['a disguised link with a script', '<a href=" java\nscript:alert(1)">x</a>', 'x'],
    ['a link with data', '<a href="data:text/html,x">x</a>', 'x'],
    ['escaped markup', '&lt;script&gt;alert(1)&lt;/script&gt;', '\\<script>alert(1)\\</script>'],
    ['a truncated tag', 'x<a href="', 'x'],
  ])('neutralizes %s', (_, html, markdown) => {
    expect(markdownOfHtml(html)).toBe(markdown);
  });

  it.each([
    ['nested tags', `${'<div>'.repeat(100_000)}x`],
    ['nested bold tags', `${'<b>'.repeat(100_000)}x`],
    ['nested lists', `${'<ul><li>'.repeat(100_000)}x`],
    ['closing tags', '</p>'.repeat(100_000)],
    ['opening brackets', '<'.repeat(200_000)],
    ['attributes of an unclosed tag', `<a ${'b '.repeat(100_000)}`],
    ['asterisks', `<p>${'<b>*</b>'.repeat(30_000)}</p>`],
    ['line breaks', '<br>'.repeat(100_000)],
    ['spaces', ' '.repeat(200_000)],
    ['entities', '&amp;'.repeat(100_000)],
    ['nested tables', '<table><tr><td>'.repeat(13_000)],
    ['tables', '<table><tr><td>a'.repeat(90) + '</table>'.repeat(20_000)],
    ['rows', `<table>${'<tr><td>a<td>b'.repeat(14_000)}`],
    ['code', '<code>`</code>'.repeat(14_000)],
    ['blocks of code', '<pre>```'.repeat(25_000)],
    ['lines of code', `<pre>${'```\n'.repeat(50_000)}`],
  ])('is fast for many %s', async (_, html) => {
    for (const long of [false, true]) expect(await cpuTimeMs(() => markdownOfHtml(html, { long }))).toBeLessThan(3000);
  });

  it('keeps the words of any markup and adds nothing', () => {
    const fragment = fc.constantFrom(
      ...[
        '<p>',
        '</p>',
        '<b>',
        '</b>',
        '<i>',
        '</i>',
        '<ul>',
        '</ul>',
        '<li>',
        '</li>',
        '<br>',
        '<a href="https://example.org">',
      ],
      ...[
        '</a>',
        '<u>',
        '<code>',
        '</code>',
        '<pre>',
        '</pre>',
        '<table>',
        '</table>',
        '<tr>',
        '<td>',
        '<h1>',
        '`',
        '|',
        '~~~',
        'word',
        'ب',
        ' ',
        '*',
        '**',
        '_',
        '[',
        ']',
        '(',
        '!',
        '\\',
        '- ',
        '1. ',
        '# ',
        '.',
        ':',
        'a',
      ],
    );
    fc.assert(
      fc.property(fc.array(fragment, { maxLength: 40 }), fc.boolean(), (fragments, long) => {
        const html = fragments.join('');
        const shown = plainText(markdownOfHtml(html, { long }), { long });
        expect(lettersOf(shown)).toBe(lettersOf(html.replace(/<[^>]*>/g, '')));
        expect(linksIn(markdownOfHtml(html, { long })).every((href) => href === 'https://example.org/')).toBe(true);
      }),
      { numRuns: runs(2000) },
    );
  });

  it('keeps every character of formatted text', () => {
    const run = fc.record({
      text: fc.constantFrom('word', 'a', 'b c', 'ب', '.', '*', ' x ', '_', 'a_b', '!', '\\'),
      tag: fc.constantFrom('', 'strong', 'em'),
    });
    fc.assert(
      fc.property(fc.array(run, { maxLength: 8 }), (runs) => {
        const html = runs.map(({ text, tag }) => (tag ? `<${tag}>${text}</${tag}>` : text)).join('');
        const nodes = flatten(parseMarkdown(markdownOfHtml(`<p>${html}</p>`)));
        const shown = nodes.map((node) => (node.type === 'text' ? node.text : '')).join('');
        expect(shown.replace(/\s/g, '')).toBe(
          runs
            .map(({ text }) => text)
            .join('')
            .replace(/\s/g, ''),
        );
      }),
      { numRuns: runs(2000) },
    );
  });
});
