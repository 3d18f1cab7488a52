import { describe, expect, it } from 'vitest';
import { parseMarkdown } from './parse.ts';
import type { MarkdownInline } from './tree.ts';

const text = (words: string): MarkdownInline => ({ type: 'text', text: words });
const bold = (...children: MarkdownInline[]): MarkdownInline => ({ type: 'bold', children });
const italic = (...children: MarkdownInline[]): MarkdownInline => ({ type: 'italic', children });
const link = (href: string, ...children: MarkdownInline[]): MarkdownInline => ({ type: 'link', href, children });
const br: MarkdownInline = { type: 'break' };
const p = (...children: MarkdownInline[]) => ({ type: 'paragraph', children }) as const;
const paragraphOf = (words: string) => p(text(words));
const long = (source: string) => parseMarkdown(source, { long: true });

describe('the Markdown subset', () => {
  it('has paragraphs, and a line break at each line end', () => {
    expect(parseMarkdown('Notes by\nthe translator  \n\n\n Sketch\\\nof an engine')).toEqual([
      p(text('Notes by'), br, text('the translator')),
      p(text('Sketch'), br, text('of an engine')),
    ]);
    expect(parseMarkdown('one\r\ntwo\rthree\u2028four')).toEqual([
      p(text('one'), br, text('two'), br, text('three'), br, text('four')),
    ]);
    expect(parseMarkdown(' \n\n')).toEqual([]);
  });

  it('has bold and italic, nested and across lines', () => {
    expect(parseMarkdown('a **b *c*** _d_ __e\nf__')).toEqual([
      p(
        text('a '),
        bold(text('b '), italic(text('c'))),
        text(' '),
        italic(text('d')),
        text(' '),
        bold(text('e'), br, text('f')),
      ),
    ]);
    expect(parseMarkdown('**a __b__ c**')).toEqual([p(bold(text('a b c')))]);
    expect(parseMarkdown('5 * 3 * 2, snake_case_name, **open')).toEqual([
      paragraphOf('5 * 3 * 2, snake_case_name, **open'),
    ]);
    expect(parseMarkdown('**الآلة** التحليلية')).toEqual([p(bold(text('الآلة')), text(' التحليلية'))]);
  });

  it('has links to pages and mail addresses, normalized as in browsers', () => {
    expect(parseMarkdown('See [the **memoir**](HTTPS://Example.org/a%20b?c=1#d "title").')).toEqual([
      p(text('See '), link('https://example.org/a%20b?c=1#d', text('the '), bold(text('memoir'))), text('.')),
    ]);
    expect(
      parseMarkdown('[mail](mailto:ada@example.org?subject=Hello) <ada@example.org> <http://example.org>'),
    ).toEqual([
      p(
        link('mailto:ada@example.org?subject=Hello', text('mail')),
        text(' '),
        link('mailto:ada@example.org', text('ada@example.org')),
        text(' '),
        link('http://example.org/', text('http://example.org')),
      ),
    ]);
  });

  it('shows a link as typed if its URL is not safe', () => {
    for (const source of [
      '[a](javascript:alert(1))',
      '[**a**](/profile)',
      '[a](example.org)',
      '[](https://example.org)',
      '[https://bank.example](https://elsewhere.example)',
      '[a](https://bank.example@elsewhere.example)',
    ]) {
      expect(parseMarkdown(source)).toEqual([paragraphOf(source)]);
    }
    expect(parseMarkdown('[www.example.org](https://example.org)')).toEqual([
      p(link('https://example.org/', text('www.example.org'))),
    ]);
  });

  it('has bullets, nested one level deep', () => {
    const source = '- one\n  goes on\n\n  and on\n* two\n  + inner\n      - deeper\n- three\n\nafter';
    expect(parseMarkdown(source)).toEqual([
      {
        type: 'bullets',
        items: [
          [p(text('one'), br, text('goes on')), paragraphOf('and on')],
          [paragraphOf('two'), { type: 'bullets', items: [[paragraphOf('inner')], [paragraphOf('deeper')]] }],
          [paragraphOf('three')],
        ],
      },
      paragraphOf('after'),
    ]);
  });

  it('accepts the bullets of word processors', () => {
    expect(parseMarkdown('•\tWeaving\n•\tAlgebra')).toEqual([
      { type: 'bullets', items: [[paragraphOf('Weaving')], [paragraphOf('Algebra')]] },
    ]);
  });

  it('shows unsupported syntax as typed', () => {
    for (const source of [
      '# Title',
      '> quote',
      '1. first',
      '---',
      '* * *',
      '-',
      '`code` and ![alt](https://example.org/x.png)',
      '<b>bold</b> &amp; &lt;',
      '| a | b |',
      '[a][b]',
      '~~gone~~',
      'C:\\\\Users'.replace('\\\\', '\\'),
    ]) {
      expect(parseMarkdown(source)).toEqual([paragraphOf(source)]);
    }
    expect(parseMarkdown('```\n**code**\n```')).toEqual([p(text('```'), br, bold(text('code')), br, text('```'))]);
    expect(parseMarkdown('Title\n===\n\n    indented')).toEqual([
      p(text('Title'), br, text('===')),
      paragraphOf('indented'),
    ]);
    expect(parseMarkdown('\\*not italic\\*')).toEqual([paragraphOf('*not italic*')]);
  });
});

describe('a long text', () => {
  it('has headings of two levels', () => {
    expect(long('# The *engine* #\nwords\n## Cards\n#### C#\n#hashtag')).toEqual([
      { type: 'heading', level: 1, children: [text('The '), italic(text('engine'))] },
      paragraphOf('words'),
      { type: 'heading', level: 2, children: [text('Cards')] },
      { type: 'heading', level: 2, children: [text('C#')] },
      paragraphOf('#hashtag'),
    ]);
  });

  it('has numbered lists that keep their first number', () => {
    expect(long('3. third\n4) fourth\n   - inner\n\nin\n1843. Then')).toEqual([
      {
        type: 'numbers',
        start: 3,
        items: [[paragraphOf('third')], [paragraphOf('fourth'), { type: 'bullets', items: [[paragraphOf('inner')]] }]],
      },
      p(text('in'), br, text('1843. Then')),
    ]);
  });

  it('has quotes with paragraphs and bullets, and merges nested quotes', () => {
    expect(long('> weaves **patterns**\n>\n>> - leaves\nafter')).toEqual([
      {
        type: 'quote',
        blocks: [p(text('weaves '), bold(text('patterns'))), { type: 'bullets', items: [[paragraphOf('leaves')]] }],
      },
      paragraphOf('after'),
    ]);
  });
});

describe('a character that output formats cannot hold', () => {
  it('is replaced by U+FFFD', () => {
    expect(parseMarkdown('a\u0000b\u001b\ud800\tc')).toEqual([paragraphOf('a\ufffdb\ufffd\ufffd\tc')]);
  });
  it('does not shift the text after it', () => {
    expect(parseMarkdown('\ufeffa\n\n\ufeff![x](y) **b**')).toEqual([
      paragraphOf('a'),
      p(text('![x](y) '), bold(text('b'))),
    ]);
  });
});
