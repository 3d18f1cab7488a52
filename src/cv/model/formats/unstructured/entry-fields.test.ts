import { describe, expect, it } from 'vitest';
import { CV_LIMITS, type CvContent } from '../../content.ts';
import type { Node, SectionKind } from '../../shapes.ts';
import { nodeAt } from '../../tree.ts';
import { extractMarkdown } from './extract-markdown.ts';
import { extractText } from './extract-text.ts';
import { readSourceDocument } from './read-source-document.ts';

const read = (text: string) => readSourceDocument(extractText(text));
const itemsOf = <K extends SectionKind>({ sections }: CvContent, kind: K) =>
  sections.filter((section) => section.kind === kind).flatMap(({ items }) => items as Node<K>[]);

describe('lines with more than the fields that they fill', () => {
  const referenceOf = (line: string) =>
    itemsOf(read(`Ada\n\nREFERENCES\n\nCharles Babbage, Professor\n${line}`).content, 'references')[0];

  it.each([
    [
      'Knew me for ten years, reach him: charles@x.org or by letter to Dorset Street',
      'Knew me for ten years, reach him, or by letter to Dorset Street',
    ],
    ['Phone: +44 20 7946 0018, available after October only', 'available after October only'],
    ['Tel.: +44 20 7946 0018 | Email: charles@x.org', ''],
    ['charles@x.org / T +44 20 7946 0018', ''],
  ])('keeps the rest of %j', (line, rest) => {
    expect(referenceOf(`- ${line}`)?.reference).toBe(rest);
  });

  it('keeps words after the date until which a certificate is valid', () => {
    const { content } = read(
      'Ada\n\nCERTIFICATES\n\nScrum Master, 2020\n- Valid until: May 2026, renewable twice by exam',
    );
    expect(itemsOf(content, 'certificates')).toMatchObject([
      { name: 'Scrum Master', expires: '2026-05', summary: 'renewable twice by exam' },
    ]);
  });
});

it.each([
  ['AWARDS', 'Fellow of the Society', '2018 - 2019', 'awards'],
  ['TALKS', 'Notes on engines', '2018 – present', 'talks'],
] as const)('keeps all of a period in %s, which have only a day', (heading, title, dates, kind) => {
  const { content } = read(`Ada\n\n${heading}\n\n${title}\t${dates}`);
  expect(itemsOf(content, kind)).toMatchObject([{ title, date: '2018', summary: dates }]);
});

it('does not repeat a day in the text of an entry', () => {
  const { content } = read('Ada\n\nAWARDS\n\nFellow of the Society\t2018');
  expect(itemsOf(content, 'awards')).toMatchObject([{ date: '2018', summary: '' }]);
});

it('keeps the text of entries beyond the limit', () => {
  const lines = Array.from({ length: CV_LIMITS.items + 1 }, (_, at) => `Medal${at + 1}`);
  const { content, marks, unplaced } = read(`Ada\n\nINTERESTS\n\n${lines.join('\n')}`);
  expect(itemsOf(content, 'interests')).toHaveLength(CV_LIMITS.items);
  expect(unplaced).toEqual([{ line: CV_LIMITS.items + 2, start: 0, end: 8 }]);
  expect(marks.filter(({ path }) => nodeAt(content, path) === undefined)).toEqual([]);
});

it('keeps keywords of projects as they are written', () => {
  const markdown =
    '# Ada\n\n## Projects\n\n### Loom, 2020\n\nWove patterns.\n\n**Rust**, node\\_js, [Go](https://go.dev/)';
  const { content } = readSourceDocument(extractMarkdown(markdown));
  expect(itemsOf(content, 'projects')).toMatchObject([{ description: '', keywords: ['Rust', 'node_js', 'Go'] }]);
});

describe('items of the list of an entry', () => {
  it('are details if their label names one', () => {
    const { content } = read(
      'Ada\n\nEDUCATION\n\nBachelor of Science, Example University, 2010 – 2014\n- Built a loom.\n- Grade: 1.3\n- Courses: Logic, Sets\n- Location: moved to Leeds for the last year.',
    );
    expect(itemsOf(content, 'education')).toMatchObject([
      {
        ...{ score: '1.3', courses: ['Logic', 'Sets'] },
        highlights: [{ text: 'Built a loom.' }, { text: 'Location: moved to Leeds for the last year.' }],
      },
    ]);
  });

  it('are keywords of a project if only the last one is a list of words', () => {
    const keywordsOf = (...items: string[]) => {
      const list = items.map((item) => `- ${item}`).join('\n');
      const { content } = read(`Ada\n\nPROJECTS\n\nLoom, 2020\n${list}`);
      return itemsOf(content, 'projects')[0]?.keywords;
    };
    expect(keywordsOf('Wove patterns of flowers and leaves.', 'Rust, Linux')).toEqual(['Rust', 'Linux']);
    expect(keywordsOf('Go, Python', 'Rust, Linux')).toEqual([]);
    expect(keywordsOf('Rust, Linux', 'Wove patterns of flowers and leaves.')).toEqual([]);
  });
});
