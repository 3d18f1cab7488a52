import { describe, expect, it } from 'vitest';
import { cpuTimeMs } from '#testing/cpu-time.ts';
import { citationReaderOf, readCitations } from './read-citations.ts';

function read(file: string) {
  const reader = citationReaderOf(file);
  if (!reader) throw new Error('not recognized');
  return readCitations(file, reader);
}
const first = (file: string) => read(file).citations[0];
const titleOf = (latex: string) => first(`@misc{a, title = {${latex}}}`)?.title;
const authorsOf = (latex: string) => first(`@misc{a, title = {T}, author = {${latex}}}`)?.authors;

describe('a BibTeX file', () => {
  it('has publications with all their fields', () => {
    const { citations, problems } = read(`% Encoding: UTF-8
@comment{jabref-meta: databaseType:bibtex;}
@preamble{"\\newcommand{\\x}{y}"}
@string(jan-j = "Journal of ")
@Article{ada1843,
  author    = {Lovelace, Ada and Menabrea, Luigi Federico},
  title     = "Sketch of the {Analytical} Engine",
  journal   = jan-j # {Engines},
  year      = 1843, month = sep, day = 1,
  volume    = {3}, number = {2}, pages = {666--731},
  doi       = {https://doi.org/10.1000/sketch\\_1},
  url       = {\\url{https://example.org/a_b}},
  pdf       = {https://example.org/sketch.pdf},
  abstract  = {One
    paragraph.

    Another.},
  file      = {:home/ada/sketch.pdf:PDF},
}`);
    expect(problems).toEqual([]);
    expect(citations).toEqual([
      {
        kind: 'article',
        title: 'Sketch of the Analytical Engine',
        authors: ['Ada Lovelace', 'Luigi Federico Menabrea'],
        ...{ editors: [], imprint: '' },
        publisher: 'Journal of Engines',
        ...{ volume: '3', issue: '2', pages: '666–731', date: '1843-09-01' },
        doi: '10.1000/sketch_1',
        url: 'https://example.org/a_b',
        pdf: 'https://example.org/sketch.pdf',
        summary: 'One paragraph.\n\nAnother.',
      },
    ]);
  });

  it('reads the editors and the publisher of a book beside the names of its part', () => {
    expect(
      first(
        '@incollection{a, title={T}, author={Lovelace, Ada}, booktitle={H}, editor={Taylor, Richard}, publisher={P}}',
      ),
    ).toMatchObject({ authors: ['Ada Lovelace'], publisher: 'H', editors: ['Richard Taylor'], imprint: 'P' });
    expect(first('@book{a, title={T}, editor={Taylor, Richard}, publisher={P}}')).toMatchObject({
      ...{ authors: [], editors: ['Richard Taylor'], publisher: 'P', imprint: '' },
    });
    expect(first('@inproceedings{a, title={T}, publisher={P}}')).toMatchObject({ publisher: 'P', imprint: '' });
  });

  it.each([
    ['@inproceedings{a, title={T}, booktitle={Proc. of X}, publisher={P}}', 'conference', 'Proc. of X'],
    ['@incollection{a, title={T}, booktitle={Handbook}, publisher={P}}', 'chapter', 'Handbook'],
    ['@book{a, title={T}, publisher={P}}', 'book', 'P'],
    ['@mastersthesis{a, title={T}, school={University}}', 'thesis', 'University'],
    ['@thesis{a, title={T}, institution={University}, type={phdthesis}}', 'thesis', 'University'],
    ['@techreport{a, title={T}, institution={Institute}}', 'report', 'Institute'],
    ['@misc{a, title={T}, eprint={1234.5678}, archiveprefix={arXiv}}', 'preprint', 'arXiv'],
    ['@article{a, title={T}, journal={arXiv preprint arXiv:1234.5678}}', 'preprint', 'arXiv preprint arXiv:1234.5678'],
    ['@article{a, title={T}, journaltitle={J}}', 'article', 'J'],
    ['@software{a, title={T}, publisher={Zenodo}}', 'software', 'Zenodo'],
    ['@dataset{a, title={T}, publisher={PANGAEA}}', 'dataset', 'PANGAEA'],
    ['@misc{a, title={T}}', 'other', ''],
    ['@constructor{a, title={T}}', 'other', ''],
  ])('%s is a publication of the kind %s', (entry, kind, publisher) => {
    expect(first(entry)).toMatchObject({ kind, publisher });
  });

  it.each([
    ['year = {1843}', '1843'],
    ['year = 1843, month = {September}', '1843-09'],
    ['year = 1843, month = "9"', '1843-09'],
    ['year = 1843, month = sep # "~10"', '1843-09-10'],
    ['year = 1843, month = {Spring}', '1843'],
    ['date = {2021-05-03/2021-05-07}', '2021-05-03'],
    ['date = {2021-05}', '2021-05'],
    ['year = {in press}', 'in press'],
    ['year = {1843}, month = feb, day = 30', '1843-02'],
  ])('%s is the date %s', (fields, date) => {
    expect(first(`@misc{a, title={T}, ${fields}}`)?.date).toBe(date);
  });

  it.each([
    [
      String.raw`G{\"o}del and \'{E}variste, \v{S}koda \c{C}a, \i, \'\i, \L\'od\'z`,
      'Gödel and Évariste, Škoda Ça, ı, í, Łódź',
    ],
    [String.raw`{\ss}tra{\ss}e, \o re, \aa ngstr{\"o}m, \OE uvre`, 'ßtraße, øre, ångström, Œuvre'],
    [String.raw`A \& B: 50\% \$5 \#1 a\_b \{c\}`, 'A & B: 50% $5 #1 a_b {c}'],
    ["pages 1--2 --- so ``it''~is", 'pages 1–2 — so “it” is'],
    [String.raw`H$_2$O and $x^{10}$ and $\alpha \leq \beta$`, 'H₂O and x¹⁰ and α≤β'],
    [String.raw`\emph{The} \textbf{Engine} \unknown{x}\LaTeX`, 'The Engine xLaTeX'],
    [String.raw`\'{} \" \\ end \textbackslash{}`, 'end \\'],
    ['{{Double {Braces}}}', 'Double Braces'],
    [String.raw`toString \constructor __proto__ \toString`, 'toString __proto__'],
  ])('LaTeX %s is %s', (latex, text) => {
    expect(titleOf(latex)).toBe(text);
  });

  it.each([
    ['Lovelace, Ada and Babbage, Charles', ['Ada Lovelace', 'Charles Babbage']],
    ['Ada Lovelace AND {The Analytical Society and Sons}', ['Ada Lovelace', 'The Analytical Society and Sons']],
    ['van Beethoven, Ludwig and Smith, Jr., John', ['Ludwig van Beethoven', 'John Smith, Jr.']],
    [String.raw`G{\"o}del, Kurt and others`, ['Kurt Gödel', 'et al.']],
    [' and  and ', []],
    ['Anderson, Andy and Sandor', ['Andy Anderson', 'Sandor']],
  ])('names %s are %j', (latex, names) => {
    expect(authorsOf(latex)).toEqual(names);
  });

  it('has entries that take fields from their collection', () => {
    const { citations } = read(`@inproceedings{a, title={Paper}, crossref={P}}
@proceedings{p, title={Proceedings of X}, year=1999, doi={10.1/p}}`);
    expect(citations[0]).toMatchObject({ title: 'Paper', publisher: 'Proceedings of X', date: '1999', doi: '' });
  });

  it('reports entries that it cannot read by line and key, and reads all others', () => {
    const { citations, problems } = read(`@article{ok1, title={One}}
@article{unclosed, title={Two, year=1999
@article{ok2, title={Three}}
@article{noValue, title=, year=1999}

@article(ok3, title="Four")
@book{untitled, year=1999}
@book{again, title={ONE}}
ada@example.org and @nothing
@article{ok4, title={Five`);
    expect(citations.map(({ title }) => title)).toEqual(['One', 'Three', 'Four']);
    expect(problems).toEqual([
      { line: 2, key: 'unclosed', problem: 'malformed' },
      { line: 4, key: 'noValue', problem: 'malformed' },
      { line: 7, key: 'untitled', problem: 'untitled' },
      { line: 8, key: 'again', problem: 'repeated' },
      { line: 10, key: 'ok4', problem: 'malformed' },
    ]);
  });

  it('has an entry without a key', () => {
    expect(read('@article{title={T}}')).toMatchObject({ citations: [{ title: 'T' }], problems: [] });
  });

  it('has a preprint and its article with the same title, if their DOIs differ', () => {
    const entry = (doi: string) => `@article{a, title={T}, year=1999, doi={${doi}}}`;
    expect(read([entry('10.1/A'), entry('10.1/b'), entry('doi:10.1/a')].join('\n'))).toMatchObject({
      citations: [{ doi: '10.1/A' }, { doi: '10.1/b' }],
      problems: [{ line: 3, problem: 'repeated' }],
    });
  });

  it('is read up to its thousandth entry', () => {
    const file = Array.from({ length: 1005 }, (_, at) => `@misc{k${at}, title={Title ${at}}}`).join('\n');
    const { citations, problems } = read(file);
    expect(citations).toHaveLength(1000);
    expect(problems).toEqual([{ line: 1001, key: 'k1000', problem: 'tooMany' }]);
  });
});

describe('a RIS file', () => {
  it('has publications with all their fields', () => {
    const { citations, problems } = read(`TY  - JOUR
A1  - Lovelace, Ada
AU  - Smith, John, Jr.
AU  - The Analytical Society
T1  - Sketch of the
 Analytical Engine
JO  - Sci. Mem.
T2  - Scientific Memoirs
PY  - 1843///
DA  - 1843/09/01/
VL  - 3
IS  - 2
SP  - 666
EP  - 731
DO  - doi:10.1000/sketch
UR  - https://example.org/sketch
L1  - file:///home/ada/sketch.pdf
L1  - https://example.org/sketch.pdf
N2  - An abstract.
ER  -

TY  - CPAPER
ID  - untitled
ER  - `);
    expect(citations).toEqual([
      {
        kind: 'article',
        title: 'Sketch of the Analytical Engine',
        authors: ['Ada Lovelace', 'John Smith, Jr.', 'The Analytical Society'],
        ...{ editors: [], imprint: '' },
        publisher: 'Scientific Memoirs',
        ...{ volume: '3', issue: '2', pages: '666–731', date: '1843-09-01' },
        doi: '10.1000/sketch',
        url: 'https://example.org/sketch',
        pdf: 'https://example.org/sketch.pdf',
        summary: 'An abstract.',
      },
    ]);
    expect(problems).toEqual([{ line: 22, key: 'untitled', problem: 'untitled' }]);
  });

  it('is read up to its thousandth entry', () => {
    const file = Array.from({ length: 1002 }, (_, at) => `TY  - BOOK\nTI  - Title ${at}\nER  - \n`).join('');
    expect(read(file)).toMatchObject({ citations: { length: 1000 }, problems: [{ line: 3001, problem: 'tooMany' }] });
  });
});

it.each(['{"basics": {"summary": "@article{a, title={b}}"}}', 'cv:\n  name: Ada', 'Ada@example.org {', ''])(
  'does not take %j for a list of publications',
  (text) => {
    expect(citationReaderOf(text)).toBeUndefined();
  },
);

describe('hostile files', () => {
  const MEGABYTES = 5 * 1024 * 1024;
  const strings = Array.from({ length: 60 }, (_, at) => `@string{s${at + 1} = s${at} # s${at}}`).join('\n');
  it.each<[what: string, file: string]>([
    ['opening braces', `@misc{a, title={${'{'.repeat(MEGABYTES)}`],
    ['nested braces', `@misc{a, title={${'{'.repeat(MEGABYTES / 2)}${'}'.repeat(MEGABYTES / 2)}}}`],
    ['unclosed entries', '@misc{a, title={b\n'.repeat(MEGABYTES / 18)],
    ['unclosed entries in one line', '@misc{a, title={b'.repeat(MEGABYTES / 17)],
    ['entries in entries', '@misc{'.repeat(MEGABYTES / 6)],
    ['at signs', '@misc{a, title={b}}\n'.concat('@'.repeat(MEGABYTES))],
    ['abbreviations of abbreviations', `@string{s0 = "${'x'.repeat(1000)}"}\n${strings}\n@misc{a, title = s60}`],
    ['abbreviations in one line', '@string{a=b}'.repeat(MEGABYTES / 12)],
    ['a value of many pieces', `@string{s = "${'x'.repeat(1000)}"}@misc{a, title = s${'#s'.repeat(MEGABYTES / 2)}}`],
    ['backslashes', `@misc{a, title={${'\\'.repeat(MEGABYTES)}}}`],
    ['accents', `@misc{a, title={${"\\'".repeat(MEGABYTES / 2)}}}`],
    ['names', `@misc{a, title={b}, author={${'A and '.repeat(MEGABYTES / 6)}}}`],
    ['spaces', `@misc{a, title={b}, author={A${' '.repeat(MEGABYTES)}}}`],
    ['words of a name', `@misc{a, title={b}, author={${'A '.repeat(MEGABYTES / 2)}}}`],
    ['dashes', `@misc{a, title={b}, pages={${'1-'.repeat(MEGABYTES / 2)}}}`],
    ['percent signs', `@misc{a, title={b}, ${'%\n'.repeat(MEGABYTES / 2)}}`],
    ['fields', `@misc{a, title={b}, ${'x={y},'.repeat(MEGABYTES / 6)}}`],
    ['lines of RIS', `TY  - JOUR\nTI  - a\n${'AU  - b\n'.repeat(MEGABYTES / 8)}`],
    ['a long value of RIS', `TY  - JOUR\nTI  - a\nAB  - b\n${'c\n'.repeat(MEGABYTES / 2)}`],
  ])('are read in the time that a worker has: %s', { timeout: 30_000 }, async (_, file) => {
    expect(await cpuTimeMs(() => read(file))).toBeLessThan(5000);
  });
});
