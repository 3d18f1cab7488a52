import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { html } from '#platform/pure/markup.ts';
import { expectLinear } from '#testing/expect-linear.ts';
import { splitAtReferences, takeFootnotes } from './footnotes.ts';
import { longTextMarkup } from './markdown-markup.ts';
import { parseMarkdown } from './parse.ts';
import { writeMarkdown } from './write.ts';

const take = (text: string) => takeFootnotes(text, new Set());

describe('the footnotes of a text', () => {
  it('are taken out of it, wherever they begin a line', () => {
    const { text, notes } = take('One.[^a]\n[^a]: The *first*,\nin two lines.\n\nTwo.[^b-2]\n\n[^b-2]: The second.');
    expect(text).toBe('One.[^a]\n\nTwo.[^b-2]\n');
    expect(notes).toEqual([
      {
        name: 'a',
        text: 'The *first*,\nin two lines.',
        typed: '[^a]: The *first*,\nin two lines.',
      },
      { name: 'b-2', text: 'The second.', typed: '[^b-2]: The second.' },
    ]);
  });

  it.each([
    ['a list', '- item'],
    ['a quotation', '> quoted'],
    ['a heading', '## Heading'],
    ['code', '```\ncode\n```'],
    ['a blank line', '\n    indented'],
  ])('end before %s', (_, rest) => {
    expect(take(`[^a]: Note\n${rest}`)).toMatchObject({ text: rest, notes: [{ text: 'Note' }] });
  });

  it.each([
    'In a line: [^a]: no note',
    '```\n[^a]: code\n```',
    '~~~md\n[^a]: code\n~~~~',
    '> [^a]: quoted',
    '- [^a]: item',
    '[^]: without a name',
    '[^a b]: two words',
    `[^${'a'.repeat(61)}]: a long name`,
    '[a]: https://a.example/',
  ])('do not include %j', (text) => expect(take(text)).toEqual({ text, notes: [] }));

  it('have one note for each name; another one stays in the text', () => {
    expect(take('[^a]: One\n[^a]: Two')).toMatchObject({ text: '[^a]: Two', notes: [{ text: 'One' }] });
    expect(takeFootnotes('[^a]: Two', new Set(['a']))).toEqual({ text: '[^a]: Two', notes: [] });
  });

  it('are at most 500', () => {
    const text = Array.from({ length: 600 }, (_, at) => `[^${at}]: Note`).join('\n');
    const { text: rest, notes } = take(text);
    expect(notes).toHaveLength(500);
    expect(rest.split('\n')).toHaveLength(100);
  });

  it('lose no line of the text', () => {
    const line = fc.constantFrom(
      '',
      'words',
      '[^a]: one',
      '[^b]:two',
      '- item',
      '> quote',
      '# title',
      '```',
      '  [^c]: x',
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
        const { text, notes } = take(lines.join('\n'));
        const kept = [...text.split('\n'), ...notes.flatMap(({ typed }) => typed.split('\n'))];
        expect(kept.filter(Boolean).toSorted()).toEqual(lines.filter(Boolean).toSorted());
      }),
    );
  });

  it('are found in linear time', async () => {
    const pieces = [
      '[^a]: x\n',
      '[^',
      '[^a',
      '[^a]',
      '[^a]:\n',
      '```\n[^a]: x\n',
      ' [^a]: [^b]',
      '- [^a]: x\n',
      '> [^',
    ];
    await expectLinear(pieces, take);
    await expectLinear(pieces, splitAtReferences);
  });

  it.each([
    'One.[^a]\n\n[^a]: The *first*, with [a link](https://a.example/).',
    '**Bold[^1]** and *italic[^note_2]*.\n[^1]: One\n[^note_2]: Two',
    '- item[^1]\n\n[^1]: In a list',
    '> quoted[^1]\n\n[^1]: In a quotation',
    '## Heading[^١]\n\n[^١]: ملاحظة',
  ])('stay as they are in an editor of formatted text: %j', (text) => {
    expect(writeMarkdown(parseMarkdown(text, { long: true }), { long: true })).toBe(text);
  });
});

describe('references to footnotes', () => {
  const render = (text: string) =>
    longTextMarkup(text, html``, { referenceOf: (name) => (name === 'a' ? html`<sup>1</sup>` : undefined) }).text;

  it('are rendered in paragraphs, lists, quotations, tables and headings', () => {
    expect(render('Text[^a] and **bold[^a]**')).toBe('<p>Text<sup>1</sup> and <strong>bold<sup>1</sup></strong></p>');
    expect(render('- item[^a]')).toContain('item<sup>1</sup>');
    expect(render('> quoted[^a]')).toContain('quoted<sup>1</sup>');
    expect(render('## Title[^a]')).toContain('Title<sup>1</sup></h3>');
    expect(render('| a[^a] |\n| --- |\n| b[^a] |')).toMatch(/a<sup>1<\/sup><\/th>.*b<sup>1<\/sup><\/td>/);
  });

  it('stay as they were typed without a note, and are escaped', () => {
    expect(render('Text[^b] [^<i>]')).toBe('<p>Text[^b] [^&lt;i&gt;]</p>');
  });

  it('are text in code and in links', () => {
    expect(render('`[^a]`')).toContain('>[^a]</code>');
    expect(render('[link[^a]](https://a.example/)')).toContain('>link[^a]</a>');
    expect(render('```\n[^a]\n```')).toContain('[^a]</code>');
  });
});
