import { describe, expect, it } from 'vitest';
import { parseMarkdown } from './parse.ts';
import type { MarkdownInline } from './tree.ts';

const text = (words: string): MarkdownInline => ({ type: 'text', text: words });
const bold = (...children: MarkdownInline[]): MarkdownInline => ({ type: 'bold', children });
const code = (words: string): MarkdownInline => ({ type: 'code', text: words });
const link = (href: string, ...children: MarkdownInline[]): MarkdownInline => ({ type: 'link', href, children });
const p = (...children: MarkdownInline[]) => ({ type: 'paragraph', children }) as const;
const paragraphOf = (words: string) => p(text(words));
const long = (source: string) => parseMarkdown(source, { long: true });

describe('code of a long text', () => {
  it('stands in a line between equally many backticks', () => {
    expect(long('Run `make`, `` a`b `` or ``` `` ```')).toEqual([
      p(text('Run '), code('make'), text(', '), code('a`b'), text(' or '), code('``')),
    ]);
    expect(long('`*a* \\*` **`b`** [`c`](https://a.b) ` `')).toEqual([
      p(code('*a* \\*'), text(' '), bold(code('b')), text(' '), link('https://a.b/', code('c')), text(' '), code(' ')),
    ]);
    expect(long('# `a`\n- `b`\n> `c`')).toEqual([
      { type: 'heading', level: 1, children: [code('a')] },
      { type: 'bullets', items: [[p(code('b'))]] },
      { type: 'quote', blocks: [p(code('c'))] },
    ]);
    expect(long('`a\n  b`')).toEqual([p(code('a b'))]);
  });

  it('is text where its backticks are not closed, or escaped', () => {
    for (const source of ['a ` b', '`a``', '``` a']) expect(long(`x ${source}`)).toEqual([paragraphOf(`x ${source}`)]);
    expect(long('\\`a\\`')).toEqual([paragraphOf('`a`')]);
  });

  it('has several lines between fences, which name its language', () => {
    expect(long('a\n```js title="b"\nconst b;\n\n  *c*\n| d |\n```\ne')).toEqual([
      paragraphOf('a'),
      { type: 'codeBlock', language: 'js', text: 'const b;\n\n  *c*\n| d |' },
      paragraphOf('e'),
    ]);
    expect(long('~~~~ c++\n~~~\n```\n ~~~~~ \nend')).toEqual([
      { type: 'codeBlock', language: 'c++', text: '~~~\n```' },
      paragraphOf('end'),
    ]);
    expect(long('``` a"b\n```')).toEqual([{ type: 'codeBlock', language: '', text: '' }]);
    expect(long('```\na\n# b')).toEqual([{ type: 'codeBlock', language: '', text: 'a\n# b' }]);
    expect(long('```a`b```')).toEqual([p(code('a`b'))]);
  });

  it('ends a list, and loses the indentation of its fence', () => {
    const block = { type: 'codeBlock', language: 'sh', text: 'make\n  all' };
    const start = { type: 'numbers', start: 1, items: [[paragraphOf('a')]] };
    const rest = { type: 'numbers', start: 2, items: [[paragraphOf('b')]] };
    expect(long('1. a\n\n   ```sh\n   make\n     all\n   ```\n2. b')).toEqual([start, block, rest]);
    expect(long('1. a\n- ```sh\n  make\n    all\n  ```\n2. b')).toEqual([start, block, rest]);
    expect(long('~~~\na\n~~~')).toEqual([{ type: 'codeBlock', language: '', text: 'a' }]);
  });
});

describe('a table of a long text', () => {
  const cell = (words: string) => (words === '' ? [] : [text(words)]);
  const row = (...cells: string[]) => cells.map(cell);

  it('has a header, alignments and rows of equally many cells', () => {
    expect(long('a\n| b | **c** | d|\n|---|:-:|--:|\n| 1 | `2` |\n3|4|5|6\n\ne | f')).toEqual([
      paragraphOf('a'),
      {
        type: 'table',
        alignments: ['none', 'center', 'right'],
        header: [cell('b'), [bold(text('c'))], cell('d')],
        rows: [[cell('1'), [code('2')], []], row('3', '4', '5 | 6')],
      },
      paragraphOf('e | f'),
    ]);
  });

  it('has pipes in cells after backslashes', () => {
    expect(long('a \\| b | `\\|`\n:-- | ---\n')).toEqual([
      { type: 'table', alignments: ['left', 'none'], header: [cell('a | b'), [code('|')]], rows: [] },
    ]);
  });

  it('ends at a line without pipes, and where another block begins', () => {
    const table = { type: 'table', alignments: ['none'], header: [cell('a')], rows: [row('b')] };
    for (const [rest, type] of [
      ['c', 'paragraph'],
      ['> c |', 'quote'],
      ['# c |', 'heading'],
      ['- c |', 'bullets'],
      ['``` c |', 'codeBlock'],
    ] as const)
      expect(long(`- x\n\n|a|\n|-|\n|b|\n${rest}`)).toMatchObject([{ type: 'bullets' }, table, { type }]);
  });

  it.each(['a | b\n--- | --- | ---', 'a | b', 'a\n---', '| a |\n---', 'a | b\nc | d', 'a \\| b\n--- | ---'])(
    'is text without a delimiter for each column: %s',
    (source) => expect(long(source)).toMatchObject([{ type: 'paragraph' }]),
  );

  it('is text beyond 20 columns and 200 rows', () => {
    const rowOf = (words: string, count: number) => `|${`${words}|`.repeat(count)}\n`;
    expect(long(rowOf('a', 20) + rowOf('-', 20))).toMatchObject([{ type: 'table' }]);
    expect(long(rowOf('a', 21) + rowOf('-', 21))).toMatchObject([{ type: 'paragraph' }]);
    const [table, ...others] = long(`|a|\n|-|\n${rowOf('b', 1).repeat(201)}`);
    expect(table?.type === 'table' && table.rows.length).toBe(200);
    expect(others).toEqual([paragraphOf('|b|')]);
  });
});

it('a link in code whose text shows a different host is shown as typed', () => {
  expect(long('[`https://bank.example`](https://elsewhere.example)')).toEqual([
    paragraphOf('[`https://bank.example`](https://elsewhere.example)'),
  ]);
});
