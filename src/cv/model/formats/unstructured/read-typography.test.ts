import { expect, it } from 'vitest';
import { readSourceDocument } from './read-source-document.ts';
import type { SourceDocument, SourceLine, SourceRun } from './source-document.ts';

type Options = { size?: number; heading?: number; column?: number; gap?: number };

const bold = (text: string): Partial<SourceRun> => ({ text, bold: true });
const italic = (text: string): Partial<SourceRun> => ({ text, italic: true });

/** Returns a line of runs of different typefaces. */
function line(
  runs: (string | Partial<SourceRun>)[],
  { size = 10, heading, column = 0, gap = 0 }: Options = {},
): SourceLine {
  const segment = runs.map((run) => ({
    ...{ text: '', size, bold: false, italic: false },
    ...(typeof run === 'string' ? { text: run } : run),
  }));
  return { segments: [segment], page: 0, column, gapAbove: gap, ruleBelow: false, ...(heading && { heading }) };
}

const read = (...lines: SourceLine[]) => {
  const document: SourceDocument = { format: 'docx', lines, pages: [{ width: 595, height: 842 }], language: 'en' };
  return readSourceDocument(document).content;
};
const heading = (text: string, options: Options = {}) => line([bold(text)], { size: 14, gap: 1, ...options });

it('names that only their typeface tells apart are a position and a company', () => {
  const { sections } = read(
    line(['Ada Miller'], { size: 24 }),
    heading('Work experience'),
    line([bold('Baker '), italic('Corner Shop, Leeds')]),
    line(['Mar 2019 – May 2021']),
  );
  expect(sections[0]?.items[0]).toMatchObject({
    ...{ name: 'Corner Shop', location: 'Leeds' },
    roles: [{ position: 'Baker', start: '2019-03', end: '2021-05' }],
  });
});

it('a word in italics does not divide the name around it', () => {
  const { sections } = read(
    line(['Ada Miller'], { size: 24 }),
    heading('Work experience'),
    line([bold('Baker')]),
    line(['The house ', italic('of'), ' bread']),
    line(['Mar 2019 – May 2021']),
  );
  expect(sections[0]?.items[0]).toMatchObject({ name: 'The house of bread' });
});

it('a label in bold before words is a group of skills', () => {
  const { sections } = read(
    line(['Ada Miller'], { size: 24 }),
    heading('Skills'),
    line([bold('Languages '), 'Go, Python']),
    line([bold('Tools '), 'Git, Docker']),
  );
  expect(sections.map(({ items }) => items)).toMatchObject([
    [
      { name: 'Languages', keywords: ['Go', 'Python'] },
      { name: 'Tools', keywords: ['Git', 'Docker'] },
    ],
  ]);
});

it('a title of an entry is no heading, though it has the words of one', () => {
  const { sections } = read(
    line(['Ada Miller'], { size: 24 }),
    heading('Work experience'),
    line([bold('Baker, Corner Shop'), ' 2019 – 2021']),
    heading('Skills'),
    line([bold('Languages')], { gap: 0.5 }),
    line(['Go, Python']),
    heading('Education'),
    line([bold('Bachelor of Arts, University of Leeds'), ' 2015 – 2018']),
  );
  expect(sections.map(({ kind }) => kind)).toEqual(['work', 'skills', 'education']);
  expect(sections[1]?.items).toMatchObject([{ name: 'Languages', keywords: ['Go', 'Python'] }]);
});

it('a language has a level in words and one of the European framework', () => {
  const { sections } = read(
    line(['Ada Miller'], { size: 24 }),
    heading('Languages'),
    line(['German, business fluent, C1']),
    line([bold('Italian '), 'A2']),
    line(['Greek, for reading the classics']),
  );
  expect(sections[0]?.items).toMatchObject([
    { language: 'German', fluency: 'business fluent', cefr: 'C1' },
    { language: 'Italian', cefr: 'A2' },
    { language: 'Greek', fluency: 'for reading the classics' },
  ]);
});

it('finds the name beside a sidebar that is read first', () => {
  const { basics, sections } = read(
    line(['ada@example.org']),
    heading('Languages'),
    line(['Greek']),
    line(['Ada Miller'], { size: 24, column: 1 }),
    line(['Baker of rye bread'], { column: 1 }),
    heading('Work experience', { column: 1 }),
    line([bold('Baker, Corner Shop'), ' 2019 – 2021'], { column: 1 }),
  );
  expect(basics).toMatchObject({ name: 'Ada Miller', headline: 'Baker of rye bread', email: 'ada@example.org' });
  expect(sections.map(({ kind, items }) => [kind, items.length])).toEqual([
    ['languages', 1],
    ['work', 1],
  ]);
});

it('reads a large name on two lines', () => {
  const { basics } = read(
    line(['Ada Maria'], { size: 24 }),
    line(['Miller'], { size: 24 }),
    line(['Baker of rye bread']),
    line(['ada@example.org']),
  );
  expect(basics).toMatchObject({ name: 'Ada Maria Miller', headline: 'Baker of rye bread' });
});

it('reads contacts that commas separate, and keeps the place between them whole', () => {
  const { basics } = read(
    line(['Ada Miller'], { size: 24 }),
    line(['ada@example.org, +44 20 7946 0018, Leeds, United Kingdom, https://ada.example.org']),
  );
  expect(basics).toMatchObject({
    ...{ email: 'ada@example.org', phone: '+44 20 7946 0018', url: 'https://ada.example.org' },
    location: { display: 'Leeds, United Kingdom' },
  });
});

it('counts the depth of lists from the outermost of an entry', () => {
  const { sections } = read(
    line(['Ada Miller'], { size: 24 }),
    heading('Work experience', { heading: 1 }),
    line([bold('Baker, Corner Shop')], { heading: 2 }),
    line(['2019 – 2021']),
    { ...line(['Baked rye bread.']), bullet: 2 },
    { ...line(['Sold cakes.']), bullet: 2 },
  );
  expect(sections[0]?.items[0]).toMatchObject({
    roles: [{ highlights: [{ text: 'Baked rye bread.' }, { text: 'Sold cakes.' }] }],
  });
});

it('joins the lines of a heading that a narrow column wraps', () => {
  const placed = (top: number, text: string, options: Options = {}): SourceLine => ({
    ...line([text], options),
    box: { left: 40, top, width: text.length * 5, height: 10 },
  });
  const { sections } = read(
    placed(0, 'Ada Miller', { size: 24 }),
    placed(40, 'Certificates', { heading: 2, size: 13, gap: 1 }),
    placed(60, 'Certified Kubernetes', { heading: 3 }),
    placed(70, 'Administrator', { heading: 3 }),
    placed(80, 'May 2021'),
  );
  expect(sections[0]?.items).toMatchObject([{ name: 'Certified Kubernetes Administrator', date: '2021-05' }]);
});

it('a company in bold stands above its positions, whose dates come first, in tables without gaps', () => {
  const { sections } = read(
    line(['Ada Miller'], { size: 24 }),
    heading('Work experience'),
    line(['Feb 2019 – Feb 2020 ', bold('Engineer, '), italic('Example Bank, York')]),
    line(['Kept the books of the whole town.']),
    line([bold('Corner Shop, '), italic('Leeds')]),
    line(['Bread and cakes for the whole town, every day.']),
    line(['Mar 2017 – May 2018 ', bold('Head baker')]),
    line(['Mar 2015 – Feb 2017 ', bold('Baker')]),
  );
  expect(sections[0]?.items).toMatchObject([
    { name: 'Example Bank', location: 'York', roles: [{ position: 'Engineer' }] },
    { name: 'Corner Shop', location: 'Leeds', roles: [{ position: 'Head baker' }, { position: 'Baker' }] },
  ]);
});
