import { describe, expect, it } from 'vitest';
import type { CvContent } from '../../content.ts';
import type { Node, SectionKind } from '../../shapes.ts';
import { nodeAt } from '../../tree.ts';
import { textOfLine } from './excerpt.ts';
import { extractMarkdown } from './extract-markdown.ts';
import { extractText } from './extract-text.ts';
import { readSourceDocument } from './read-source-document.ts';

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
