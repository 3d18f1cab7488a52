import { describe, expect, it } from 'vitest';
import { parseMarkdown } from './parse.ts';
import type { MarkdownBlock, MarkdownInline } from './tree.ts';
import { writeBlock, writeMarkdown } from './write.ts';

const text = (words: string): MarkdownInline => ({ type: 'text', text: words });
const bold = (...children: MarkdownInline[]): MarkdownInline => ({ type: 'bold', children });
const italic = (...children: MarkdownInline[]): MarkdownInline => ({ type: 'italic', children });
const code = (words: string): MarkdownInline => ({ type: 'code', text: words });
const link = (href: string, ...children: MarkdownInline[]): MarkdownInline => ({ type: 'link', href, children });
const br: MarkdownInline = { type: 'break' };
const p = (...children: MarkdownInline[]): MarkdownBlock => ({ type: 'paragraph', children });
const h = (...children: MarkdownInline[]): MarkdownBlock => ({ type: 'heading', level: 1, children });
const ul = (...items: MarkdownBlock[][]): MarkdownBlock => ({ type: 'bullets', items });
const ol = (start: number, ...items: MarkdownBlock[][]): MarkdownBlock => ({ type: 'numbers', start, items });
const quote = (...blocks: MarkdownBlock[]): MarkdownBlock => ({ type: 'quote', blocks });
const codeBlock = (words: string, language = ''): MarkdownBlock => ({ type: 'codeBlock', language, text: words });
const table = (header: MarkdownInline[][], ...rows: MarkdownInline[][][]): MarkdownBlock => ({
  type: 'table',
  alignments: [],
  header,
  rows,
});
const a = p(text('a'));
const b = p(text('b'));
const empty = p();
const LONG = { long: true };
const URL = 'https://example.org/';

describe('a text that needs no escape', () => {
  it.each([
    'snake_case, a_b and C#',
    '5 * 3 * 2',
    '2*3',
    '[1] and [a][b]',
    'C:\\Users',
    '<b>bold</b> &amp; <3',
    '`code` and ![alt](https://example.org/x.png)',
    '[a](javascript:alert(1))',
    '---',
    '* * *',
    '#hashtag',
    '-5 degrees',
    'in\n1843. Then',
    'a **b _c_** *d*',
    '**الآلة** التحليلية',
    '*a*_b_ and **a**_b_',
    '__a__*b*c',
    'a*b*c',
    `See [the **memoir**](${URL}).`,
    `[x_(y)](${URL}x_(y))`,
    '<ada@example.org> <http://example.org>',
    'Sketch\nof an engine',
    'a \\\n\\\nb',
    '# C#',
    '# Learn C # #',
    '## The *engine*\n\nwords',
    '> a\n>\n> - b\n>   - c\n\n> d',
    '>',
    '- a\n  goes on\n\n  and on\n- b\n  - c\n\n    d\n  - e\n\n  f\n-',
    '3. a\n4. b\n   - c\n5. d\n   7. e',
    '- a\n\n  7. b',
    '- a\n\n1.',
    '- a\n  -',
    '- - b\n- # c\n- 1. d\n- > e',
    '+ --',
    '0. a',
    'Run `make`, ``a`b`` or **`c`**',
    '[`a`](https://example.org/) and ` ` and `  a  `',
    'a ` b and c | d',
    '```c++\nint a;\n\n  `*b*`\n```\n\n```\n```',
    '````\n```\n````',
    '| a | b |\n| :-- | --: |\n| **c** | `\\|` |\n|  | d |',
    '> `a`',
    '> | a |\n> | --- |',
  ])('%s', (source) => {
    expect(writeMarkdown(parseMarkdown(source, LONG), LONG)).toBe(source);
  });
});

describe('text that reads as marks is escaped', () => {
  it.each([
    ['*a*', '\\*a\\*'],
    ['*a* and 2*3', '\\*a\\* and 2*3'],
    ['**a**', '\\*\\*a\\*\\*'],
    ['_a_ snake_case', '\\_a\\_ snake_case'],
    ['\\*', '\\\\*'],
    [`[a](${URL})`, `\\[a](${URL})`],
    [`<${URL}>`, `\\<${URL}>`],
    ['- a', '\\- a'],
    ['* a', '\\* a'],
    ['+ a', '\\+ a'],
    ['-', '\\-'],
    ['1. a', '1\\. a'],
    ['12) a', '12\\) a'],
    ['# a', '\\# a'],
    ['> a', '\\> a'],
    ['a\n- b\n1. c\n2. d\n# e\n> f', 'a\n\\- b\n1\\. c\n2. d\n\\# e\n\\> f'],
    ['a\\\nb', 'a\\\\\nb'],
    ['`a` and `', '\\`a\\` and `'],
    ['```', '\\```'],
    ['~~~ a', '\\~~~ a'],
    ['a\n```js\nb', 'a\n\\```js\nb'],
    ['| a | b |\n| - | - |', '| a | b |\n\\| - | - |'],
    ['| - | - |', '| - | - |'],
  ])('%s', (words, source) => {
    expect(writeBlock(p(text(words)), LONG)).toBe(source);
    expect(parseMarkdown(source, LONG)).toEqual([
      p(...words.split('\n').flatMap((line, at) => [...(at ? [br] : []), text(line)])),
    ]);
  });

  it('not in a short text, which has no headings, numbers, quotes, code and tables', () => {
    for (const words of ['1. a', '# a', '> a', '`a`', '```', '| a |\n| - |'])
      expect(writeBlock(p(text(words)), {})).toBe(words);
  });

  it('in a list, also each number; not in the first line of an item', () => {
    expect(writeBlock(ul([p(text('- a'), br, text('- b'), br, text('2. c')), p(text('- d'))]), LONG)).toBe(
      '- - a\n  \\- b\n  2\\. c\n\n  \\- d',
    );
    expect(writeBlock(quote(p(text('> a'), br, text('# b'))), LONG)).toBe('> \\> a\n> # b');
  });

  it('in the first line of an item, only a fence', () => {
    expect(writeBlock(ul([p(text('``` a'))], [p(text('# b'))]), LONG)).toBe('- \\``` a\n- # b');
  });

  it('next to code', () => {
    expect(writeBlock(p(text('a`'), code('b'), text('`')), LONG)).toBe('a\\``b`\\`');
    expect(writeBlock(p(text('a ` '), code('b')), LONG)).toBe('a \\` `b`');
  });

  it('next to bold and italic', () => {
    expect(writeBlock(p(text('2*'), bold(text('a*'))), {})).toBe('2\\***a\\***');
    expect(writeBlock(p(text('!'), link(URL, text('a]'))), {})).toBe(`\\![a\\]](${URL})`);
  });
});

describe('a tree of an editor is written as the closest that Markdown has', () => {
  it.each<[string, MarkdownBlock, string]>([
    ['spaces at the edges of bold', p(text('a'), bold(text(' b ')), text('c')), 'a **b** c'],
    ['spaces at the edges of nested marks', p(text('a'), bold(italic(text(' b ')), text('c'))), 'a **_b_ c**'],
    ['bold of only spaces', p(text('a'), bold(text(' ')), text('b')), 'a b'],
    ['bold without content', p(text('a'), bold(), italic(bold())), 'a'],
    ['bold in bold', p(bold(text('a '), italic(bold(text('b'))))), '**a _b_**'],
    ['two bolds with a space between', p(bold(text('a ')), bold(text('b'))), '**a b**'],
    ['two bolds inside a word', p(text('a'), bold(text('b')), bold(text('c')), text('d')), 'a**bc**d'],
    ['bold italic', p(bold(italic(text('a')))), '**_a_**'],
    ['bold italic inside a word', p(text('a'), bold(italic(text('b'))), text('c')), 'a***b***c'],
    ['bold in parentheses inside a word', p(text('foo'), bold(text('(bar)')), text('baz')), 'foo(**bar**)baz'],
    ['bold punctuation inside a word', p(text('foo'), bold(text('()')), text('baz')), 'foo()baz'],
    ['a bold link inside a word', p(text('a'), bold(link(URL, text('b'))), text('c')), `a[**b**](${URL})c`],
    ['adjacent texts', p(text('a'), text('*'), text('b')), 'a*b'],
    ['breaks at the end', p(text('a'), br, bold(text('b'), br), br), 'a\n**b**'],
    ['spaces at the edges of lines', p(text(' a '), br, text(' b ')), 'a \\\nb'],
    ['a line end in a text', p(text('a\nb\u2028c\r\nd')), 'a\nb\nc\nd'],
    ['an empty paragraph', p(text(' '), br), ''],
    ['a heading with breaks', h(text('a'), br, text('b'), bold(br, text('c'))), '# a b **c**'],
    ['a heading that ends in hashes', h(text('a ##')), '# a ## #'],
    ['a heading of a hash', h(text('#')), '# # #'],
    ['an empty heading', h(text(' ')), ''],
    ['a link with brackets', p(link(URL, text('[a] b]'))), `[\\[a\\] b\\]](${URL})`],
    ['an address with parentheses', p(link(`${URL})(`, text('a'))), `[a](${URL}\\)\\()`],
    ['an address with spaces', p(link(' https://example.org/a b', text('a'))), `[a](${URL}a%20b)`],
    ['an address that is not safe', p(link('javascript:alert(1)', bold(text('a')))), '**a**'],
    ['a deceptive link', p(link(URL, text('https://bank.example'))), 'https://bank.example'],
    ['a link without text', p(link(URL, text(' ')), text('a')), 'a'],
    ['a link in a link', p(link(URL, text('a'), link(`${URL}b`, text('b')))), `[ab](${URL})`],
    ['empty items', ul([], [empty], [a], [], [b]), '- a\n-\n- b'],
    ['a list of empty items', ul([], [empty]), ''],
    ['an item that begins with a list', ul([ul([a], [b])], [a]), '- a\n- b\n- a'],
    ['an item with several paragraphs', ol(9, [a, empty, b], [b]), '9. a\n\n   b\n10. b'],
    ['an item with a heading and a quote', ul([h(text('a')), quote(b)]), '- a\n\n  b'],
    ['a third level', ul([a, ul([b, ul([a])], [b])]), '- a\n  - b\n  - a\n  - b'],
    ['a nested list that begins with 3', ul([a, ol(3, [b])]), '- a\n\n  3. b'],
    ['a nested list in numbers', ol(7, [a, ol(3, [b])]), '7. a\n   3. b'],
    ['a number that is too large', ol(2_000_000_000, [a], [b]), '999999999. a\n999999999. b'],
    ['a number that is none', ol(Number.NaN, [a]), '0. a'],
    ['a quote with lists', quote(ul([a, ul([b])]), ol(1, [a]), h(text('b'))), '> - a\n>   - b\n> - a\n>\n> b'],
    ['a quote in a quote', quote(a, quote(b)), '> a\n>\n> b'],
    ['code next to code', p(code('a'), bold(code('b')), code('c'), code('')), '`a`**`b`**`c`'],
    ['code with line ends', p(code('a\nb')), '`a b`'],
    ['code with backticks at its edges', p(code('`a')), '`` `a ``'],
    ['code with a language that is none', codeBlock('a\r\nb', 'a b'), '```\na\nb\n```'],
    ['code in a list', ul([a, codeBlock('b\nc')]), '- a\n\n  b\n  c'],
    [
      'rows of different lengths',
      table([[text('a')]], [[text('b')], [text('c'), br]]),
      '| a |  |\n| --- | --- |\n| b | c |',
    ],
    ['a table in a quote', quote(table([[text('a')], [text('b')]], [[text('c')]])), '> a\tb\n> c'],
    ['a table without cells', table([], []), ''],
  ])('%s', (_, block, source) => {
    expect(writeBlock(block, LONG)).toBe(source);
    expect(writeMarkdown(parseMarkdown(source, LONG), LONG)).toBe(source);
  });

  it('of a short text: headings, numbers and quotes as paragraphs and bullets', () => {
    expect(writeMarkdown([h(text('a')), ol(1, [b]), quote(a)], {})).toBe('a\n\n- b\n\na');
    expect(writeMarkdown([p(code('a')), codeBlock('b\nc'), table([[text('d')]], [[code('e')]])], {})).toBe(
      'a\n\nb\nc\n\nd\ne',
    );
  });

  it('of a table beyond its limits: the rest as text', () => {
    const rows = Array.from({ length: 201 }, () => [[text('b')]]);
    expect(writeBlock(table([[text('a')]], ...rows), LONG)).toMatch(/^\| a \|\n\| --- \|\n(\| b \|\n){200}\nb$/);
    expect(writeBlock(table(Array.from({ length: 21 }, () => [text('a')])), LONG)).toBe(`a${'\ta'.repeat(20)}`);
  });

  it('leaves out empty blocks, and joins lists of one kind', () => {
    expect(writeMarkdown([a, empty, ul([a]), ul([b]), ol(1, [a])], LONG)).toBe('a\n\n- a\n- b\n\n1. a');
  });

  it('becomes a list if a line begins with •, which cannot be escaped', () => {
    expect(parseMarkdown(writeBlock(p(text('• a')), {}))).toEqual([ul([a])]);
    expect(writeBlock(ul([p(text('• a'))]), {})).toBe('- • a');
  });

  it('has no bold and italic if a paragraph has more marks than the parser accepts', () => {
    const stars = text(' 2*3'.repeat(160));
    expect(writeBlock(p(bold(text('a')), stars), {})).toBe(`a${' 2*3'.repeat(160)}`);
  });
});
