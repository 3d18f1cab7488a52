import { beforeAll, describe, expect, it } from 'vitest';
import { parseMarkdown } from './parse.ts';
import type { MarkdownBlock, MarkdownInline } from './tree.ts';
import { writeMarkdown } from './write.ts';

const SIZE = 20_000;
const filled = (piece: string, size = SIZE) => piece.repeat(Math.floor(size / piece.length));
const text = (words: string): MarkdownInline => ({ type: 'text', text: words });
const code = (words: string): MarkdownInline => ({ type: 'code', text: words });
const bold = (...children: MarkdownInline[]): MarkdownInline => ({ type: 'bold', children });
const italic = (...children: MarkdownInline[]): MarkdownInline => ({ type: 'italic', children });
const p = (...children: MarkdownInline[]): MarkdownBlock => ({ type: 'paragraph', children });
const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

const ORDINARY =
  'The engine weaves **patterns** of [algebra](https://example.org/a) as the *loom* weaves leaves, and not otherwise. ';

/** A paragraph, and what an editor writes again for each key: as many marks as the parser accepts, or more. */
const NASTY: Record<string, MarkdownBlock[]> = {
  'plain words': [p(text(filled('The engine weaves ')))],
  'stars that need an escape': [p(text(filled('*a* ', 290)))],
  'stars of two lengths': [p(text(filled('*a**b', 240)))],
  'stars and lines': [p(text(filled('*_a_ **b_* ', 240)))],
  'stars next to bold': [p(text(filled('*a ', 150)), bold(text('*b*')), text(filled(' c*', 150)))],
  'stars, more than a paragraph takes': [p(text(filled('*a ')))],
  'links as text': [p(text(filled('[a](https://a.b) ', 570)))],
  brackets: [p(text(filled('[]', 140)), { type: 'link', href: 'https://a.b/', children: [text('[[a]')] })],
  backslashes: [p(text(filled('\\', 140)))],
  'bold inside words': [p(...times(70, (index) => (index % 2 ? bold(text('(a)')) : text('b'))))],
  'bold next to italic': [p(...times(70, (index) => (index % 2 ? bold(text('(a')) : italic(text('b)')))))],
  'bold next to bold': [p(...times(70, () => bold(text('a'))))],
  'italic inside bold': [p(...times(24, () => bold(text('a'), italic(text('(b)')), text('c'))))],
  'bold in bold': [p(times(200, () => 0).reduce((node) => bold(text('a'), node), text('a')))],
  'bolds, more than a paragraph takes': [p(...times(5000, (index) => (index % 2 ? bold(text('(a)')) : text('b'))))],
  'line breaks': [p(text('a'), ...times(5000, (): MarkdownInline => ({ type: 'break' })), text('b'))],
  'backticks that need an escape': [p(text(filled('`a` ', 290)))],
  'backticks of many lengths': [p(...times(60, (index) => text(`${'`'.repeat(index)} a`)))],
  'backticks next to code': [p(text(filled('`', 60)), code(filled('` `` ', 300)), text(filled('`', 60)))],
  'code, more than a paragraph takes': [p(...times(5000, (index) => (index % 2 ? code('a') : text('b'))))],
  'a code block of backticks': [{ type: 'codeBlock', language: '', text: filled('```\n') }],
  'a code block of one long line': [{ type: 'codeBlock', language: '', text: filled('`') }],
  'a wide table': [{ type: 'table', alignments: [], header: times(5000, () => [text('a')]), rows: [] }],
  'a table of pipes': [{ type: 'table', alignments: [], header: [[text(filled('|'))]], rows: [] }],
  'a long table': [
    { type: 'table', alignments: [], header: [[text('a')]], rows: times(1000, () => [[bold(text('a'))]]) },
  ],
  'spaces in bold': [p(bold(text(`a${filled(' .')}${filled(' ')}`)))],
  'empty items': [{ type: 'bullets', items: times(5000, () => []) }],
  'empty lists in lists': [{ type: 'bullets', items: times(2000, () => [{ type: 'bullets', items: [[]] }]) }],
};

/** Texts of many paragraphs, of which the parser formats as many as its budget takes. */
const NASTY_TEXTS: Record<string, string> = {
  'stars, as many as a paragraph takes': filled(`${'*a_ '.repeat(37)}\n\n`),
  escapes: filled(`${'\\*a_ '.repeat(36)}\n\n`),
  'links, as many as a paragraph takes': filled(`${'[a](https://a.b) '.repeat(36)}\n\n`),
  'words in italic, a bullet each': filled('- *a* b_c\n'),
  'quotes with bullets': filled('> - **a**\n'),
  'rows with marks': `|a|b|\n|-|-|\n${filled('|*a*|`b`|\n')}`,
  'code, as much as a paragraph takes': filled(`${'`a` b '.repeat(36)}\n\n`),
};

/** Returns the processor time, not wall-clock time, because the machine may be busy. */
function cost(write: () => unknown) {
  const runs = times(3, () => {
    const before = process.cpuUsage();
    write();
    return process.cpuUsage(before).user / 1000;
  });
  return Math.min(...runs);
}

const long = { long: true };

describe('the cost of writing, relative to the cost of parsing 20 kB full of links', () => {
  const links = filled(ORDINARY);
  let parsing = 25;
  beforeAll(() => {
    const blocks = parseMarkdown(filled(`${ORDINARY}\n\n`), long);
    for (let round = 0; round < 10; round += 1) writeMarkdown(blocks, long);
    parsing = Math.max(
      parsing,
      cost(() => parseMarkdown(links.replaceAll('. The', '.\n\nThe'), long)),
    );
  });

  it('is far less for a paragraph of 2 kB, as at each key of an editor', () => {
    const blocks = parseMarkdown(filled(ORDINARY, 2000), long);
    expect(cost(() => writeMarkdown(blocks, long))).toBeLessThan(parsing / 2);
  });

  it.each(Object.entries(NASTY))('is at most twice as much for %s', (_, blocks) => {
    expect(cost(() => writeMarkdown(blocks, long))).toBeLessThan(2 * parsing);
  });

  it.each(Object.entries(NASTY_TEXTS))('is at most 20 times as much for 20 kB of %s', (_, source) => {
    const blocks = parseMarkdown(source, long);
    expect(cost(() => writeMarkdown(blocks, long))).toBeLessThan(20 * parsing);
  });
});
