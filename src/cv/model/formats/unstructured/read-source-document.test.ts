import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CvContent } from '../../content.ts';
import { fold } from '../../fold.ts';
import { cvContent } from '../../schema.ts';
import type { Node, SectionKind } from '../../shapes.ts';
import { nodeAt } from '../../tree.ts';
import { textOfLine } from './excerpt.ts';
import { extractMarkdown } from './extract-markdown.ts';
import { extractText } from './extract-text.ts';
import { readSourceDocument } from './read-source-document.ts';
import type { SourceDocument } from './source-document.ts';

const readText = (text: string) => readSourceDocument(extractText(text));
const itemsOf = <K extends SectionKind>({ sections }: CvContent, kind: K) =>
  sections.filter((section) => section.kind === kind).flatMap(({ items }) => items as Node<K>[]);

const ENGLISH = `Ada Lovelace
Senior Engineer
ada@example.org | +44 20 7946 0018 | London, United Kingdom | https://github.com/ada

PROFILE

Engineer of machines that weave algebraical patterns, with ten years of work on tables and their errors.

EXPERIENCE

Senior Engineer                                   Jan 2020 – Present
Analytical Engines Ltd, London
- Led a team of four.
- Cut errors in print by half, which nobody had thought to be possible in such
  a short time.

Engineer                                          03/2016 – 12/2019
Difference Engines Inc., Dublin
- Built the store.

EDUCATION

BSc, Mathematics                                  2012 – 2016
University of London, London

SKILLS

Languages: Rust, Python
Tools: Git

LANGUAGES

English (Native), French – B2

SEA VOYAGES

Around the cape                                   2011
`;

describe('reading a CV from plain text', () => {
  const { content, report, marks, unplaced } = readText(ENGLISH);

  it('reads the head', () => {
    const { name, headline, email, phone, location, profiles } = content.basics;
    expect({ name, headline, email, phone, place: location.display }).toEqual({
      ...{ name: 'Ada Lovelace', headline: 'Senior Engineer', email: 'ada@example.org' },
      ...{ phone: '+44 20 7946 0018', place: 'London, United Kingdom' },
    });
    expect(profiles).toMatchObject([{ network: 'GitHub', username: 'ada', url: 'https://github.com/ada' }]);
    expect(content.basics.summary).toMatch(/^Engineer of machines/);
  });

  it('reads work with positions, dates and wrapped list items', () => {
    expect(itemsOf(content, 'work')).toMatchObject([
      {
        ...{ name: 'Analytical Engines Ltd', location: 'London' },
        roles: [
          {
            ...{ position: 'Senior Engineer', start: '2020-01', end: '', ongoing: true },
            highlights: [
              { text: 'Led a team of four.' },
              { text: 'Cut errors in print by half, which nobody had thought to be possible in such a short time.' },
            ],
          },
        ],
      },
      {
        ...{ name: 'Difference Engines Inc.', location: 'Dublin' },
        roles: [{ position: 'Engineer', start: '2016-03', end: '2019-12', ongoing: false }],
      },
    ]);
  });

  it('reads education, skills, languages and sections of one’s own', () => {
    expect(itemsOf(content, 'education')).toMatchObject([
      { studyType: 'BSc', area: 'Mathematics', institution: 'University of London', start: '2012', end: '2016' },
    ]);
    expect(itemsOf(content, 'skills')).toMatchObject([
      { name: 'Languages', keywords: ['Rust', 'Python'] },
      { name: 'Tools', keywords: ['Git'] },
    ]);
    expect(itemsOf(content, 'languages')).toMatchObject([
      { language: 'English', cefr: 'native' },
      { language: 'French', cefr: 'B2' },
    ]);
    expect(content.sections.at(-1)).toMatchObject({ kind: 'custom', title: 'SEA VOYAGES' });
    expect(itemsOf(content, 'custom')).toMatchObject([{ title: 'Around the cape', start: '2011' }]);
  });

  it('says which text became which field', () => {
    const lines = extractText(ENGLISH).lines.map(textOfLine);
    const email = marks.find(({ field }) => field === 'email');
    expect(email && lines[email.line]?.slice(email.start, email.end)).toBe('ada@example.org');
    for (const { path } of marks) expect(nodeAt(content, path), path.join('/')).toBeDefined();
    expect(unplaced).toEqual([]);
    expect(report.format).toBe('text');
  });
});

describe('layouts of entries', () => {
  const workOf = (lines: string) => itemsOf(readText(`Ada\n\nWORK EXPERIENCE\n\n${lines}`).content, 'work');
  const engineer = { name: 'Acme GmbH', roles: [{ position: 'Engineer', start: '2018', end: '2020' }] };
  const analyst = { name: 'Beta Inc.', roles: [{ position: 'Analyst', start: '2015', end: '2018' }] };

  it.each([
    ['dates first', '2018 – 2020\tEngineer\n\tAcme GmbH\n\n2015 – 2018\tAnalyst\n\tBeta Inc.'],
    ['dates last', 'Engineer, Acme GmbH (2018–2020)\n- Did things.\nAnalyst, Beta Inc. (2015–2018)\n- Did more.'],
    ['dates below', 'Acme GmbH\nEngineer\n2018 – 2020\n- Did things.\n\nBeta Inc.\nAnalyst\n2015 – 2018'],
    ['list items', '- Engineer, Acme GmbH, 2018 – 2020\n- Analyst, Beta Inc., 2015 – 2018'],
    ['with “at”', 'Engineer at Acme GmbH | 2018 – 2020\n\nAnalyst at Beta Inc. | 2015 – 2018'],
  ])('%s', (_, lines) => {
    expect(workOf(lines)).toMatchObject([engineer, analyst]);
  });

  it('puts positions below their company', () => {
    expect(
      workOf('Acme GmbH, Berlin\n\nEngineer\n2018 – 2020\n- Did things.\n\nAnalyst\n2015 – 2018\n- Did more.'),
    ).toMatchObject([
      {
        ...{ name: 'Acme GmbH', location: 'Berlin' },
        roles: [
          { position: 'Engineer', start: '2018' },
          { position: 'Analyst', start: '2015' },
        ],
      },
    ]);
  });

  it('marks names as unsure that neither words nor the pattern tell apart', () => {
    const { marks, report } = readText('Ada\n\nWORK EXPERIENCE\n\nFoo, Bar\n2018 – 2020');
    expect(marks.filter(({ sure }) => !sure).map(({ field }) => field)).toEqual(['name', 'position']);
    expect(report.warnings.map(({ problem }) => problem)).toContain('guessed');
  });
});

it('keeps bold words and links of Markdown', () => {
  const markdown =
    '# Ada\n\n## Work\n\n### Engineer\n\nAcme GmbH · 2020\n\n- Made **it** with [Rust](https://rust-lang.org/).';
  const { content } = readSourceDocument(extractMarkdown(markdown));
  const [work] = itemsOf(content, 'work');
  expect(work?.roles[0]?.highlights[0]?.text).toBe('Made **it** with [Rust](https://rust-lang.org/).');
});

it.each([
  ['BFA, Interaction design', { studyType: 'BFA', area: 'Interaction design', location: '' }],
  ['HND, Interaction design', { studyType: 'HND', area: 'Interaction design', location: '' }],
])('takes no subject for a place: %s', (line, expected) => {
  const { content } = readText(`Ada\n\nEDUCATION\n\nWestmere College of Art    2011 – 2015\n${line}`);
  expect(itemsOf(content, 'education')[0]).toMatchObject({ institution: 'Westmere College of Art', ...expected });
});

it.each(['Available upon request.', 'Auf Anfrage', 'Disponibles sur demande'])('makes no person of %s', (line) => {
  const { content } = readText(`Ada Lovelace\n\nREFERENCES\n\n${line}`);
  expect(content.sections.map(({ kind, title }) => [kind, title])).toEqual([['text', 'REFERENCES']]);
  expect(itemsOf(content, 'text')[0]?.text).toBe(line);
});

it('undoes hyphenation at line ends', () => {
  const line =
    'Entwicklung und Betrieb von Anwendungen für die Verwal-\ntung in großen Städten und auch in kleineren Gemein-\nden des Landes.';
  expect(readText(`Ada\n\nPROFIL\n\n${line}`).content.basics.summary).toBe(
    'Entwicklung und Betrieb von Anwendungen für die Verwaltung in großen Städten und auch in kleineren Gemeinden des Landes.',
  );
});

it('keeps text without a field in a hidden section, and says so if that is most of the text', () => {
  const { content, report, unplaced } = readText('Ada\nEngineer\nsome words\n\nmore of them\n\nand so on');
  expect(unplaced).toHaveLength(3);
  expect(content.sections.at(-1)).toMatchObject({ kind: 'text', visible: false });
  expect(itemsOf(content, 'text')[0]?.text).toContain('some words');
  expect(report.warnings.map(({ problem }) => problem)).toEqual(['mostlyKept', 'unplaced', 'unplaced', 'unplaced']);
});

it('keeps the text after the limits of what is read', () => {
  const lines = Array.from({ length: 3400 }, (_, at) => `Sentence number ${at} of a very long file.`);
  const { content, unplaced, unplacedSection } = readText(lines.join('\n\n'));
  expect(unplaced.length).toBeGreaterThan(300);
  const kept = itemsOf(content, 'text').map(({ text }) => text);
  expect(kept.join('\n')).toContain('Sentence number 3399 of');
  expect(content.sections.at(-1)?.id).toBe(unplacedSection);
});

it('keeps a text that is longer than a field takes, in several items', () => {
  const long = `Beginning ${'*of a story* '.repeat(4000)}end`;
  const document: SourceDocument = {
    ...{ format: 'docx', pages: [] },
    lines: ['Ada Lovelace', long].map((text) => ({
      segments: [[{ text, size: 11, bold: false, italic: false }]],
      ...{ page: 0, column: 0, gapAbove: 1, ruleBelow: false },
    })),
  };
  const { content } = readSourceDocument(document);
  expect(cvContent.safeParse(content).success).toBe(true);
  const kept = itemsOf(content, 'text').map(({ text }) => text);
  expect(kept.length).toBeGreaterThan(1);
  expect(
    kept
      .join('')
      .replace(/\s/g, '')
      .match(/ofastory/g),
  ).toHaveLength(4000);
  expect(kept.at(-1)).toMatch(/end$/);
});

describe('the language of a document', () => {
  const german =
    'Ada Lovelace\n\nPROFIL\n\nEntwicklung und Betrieb von Anwendungen für die Verwaltung in großen Städten.';
  const read = (text: string, language: string) =>
    readSourceDocument({ ...extractText(text), language }).content.design.language;

  it('is the declared one with its region, however it is written', () => {
    expect(read(german, 'de_AT')).toBe('de-AT');
    expect(read('Ada', 'EN-US')).toBe('en-US');
  });

  it('is that of the text if another or none was declared', () => {
    for (const declared of ['en-US', 'Deutsch (Deutschland)', '', 'x'.repeat(100)])
      expect(read(german, declared)).toBe('de');
  });
});

describe('any document', () => {
  const words = fc.constantFrom(
    ...[
      'Ada Lovelace',
      'Engineer',
      'Acme GmbH',
      'Berlin',
      '2018 – 2020',
      'seit 2020',
      'WORK EXPERIENCE',
      'Skills',
      'Languages:',
    ],
    ...[
      'English (C1)',
      'Rust, Python',
      'ada@example.org',
      '+49 30 901820',
      'www.example.org',
      'Led a team.',
      '職歴',
      'مهندس',
      '—',
      '|',
    ],
    ...[
      'Summary',
      'Education',
      'References',
      'Publications',
      'Contact',
      'Valid until: 05/2020',
      'hyphen-',
      'lower case words',
    ],
  );
  const line = fc.tuple(
    fc.constantFrom('', '', '- ', '\t', '   '),
    fc.array(fc.oneof(words, fc.string({ maxLength: 12 })), { maxLength: 4 }),
  );
  const text = fc
    .array(line, { maxLength: 30 })
    .map((lines) => lines.map(([start, parts]) => start + parts.join(' ')).join('\n'));

  /** Returns the words of a document that are neither in the CV nor marked nor unplaced. */
  function lostWords(document: SourceDocument): string[] {
    const { content, marks, unplaced } = readSourceDocument(document);
    const held = new Set(fold(JSON.stringify(content)).match(/[\p{L}\p{N}]+/gu));
    return document.lines.flatMap((source, at) =>
      [...textOfLine(source).matchAll(/[\p{L}\p{N}]+/gu)]
        .filter(({ 0: word, index }) => {
          const spans = [...marks, ...unplaced].filter(({ line }) => line === at);
          // A number may end within a word: then one span holds its beginning, and another one its end.
          const isCovered = [...word].every((_, offset) =>
            spans.some(({ start, end }) => start <= index + offset && index + offset < end),
          );
          return !isCovered && !held.has(fold(word));
        })
        .map(([word]) => word),
    );
  }

  it('loses no word and gives a valid CV', () => {
    fc.assert(
      fc.property(text, (raw) => {
        for (const document of [extractText(raw), extractMarkdown(raw)]) {
          expect(lostWords(document)).toEqual([]);
          expect(() => cvContent.parse(readSourceDocument(document).content)).not.toThrow();
        }
      }),
      { numRuns: 150 },
    );
  }, 30_000);

  it.each([
    ['lines of a word', 'word\n'],
    ['list items', '- Led a team of four\n'],
    ['entries', 'Engineer, Acme GmbH, Berlin (2018 – 2020)\n'],
    ['headings', 'Skills\n\n'],
    ['one paragraph', 'and so on '],
    ['contacts', 'a@example.org | +49 30 901820 | '],
    ['open parentheses', '(2020, '],
    ['links', 'a.de '],
    ['cells', 'a\t'],
    ['parts', 'a | '],
  ])(
    'is read in linear time: %s',
    (_, piece) => {
      const repeated = piece.repeat(Math.ceil(190_000 / piece.length));
      for (const heading of ['', 'WORK', 'SKILLS', 'LANGUAGES', 'CONTACT']) {
        const { report } = readText(`Ada\n\n${heading}\n\n${repeated}`);
        expect(report.format).toBe('text');
      }
    },
    30_000,
  );
});
