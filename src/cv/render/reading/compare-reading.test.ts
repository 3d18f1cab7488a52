import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CvOutline, ItemOutline, SectionOutline } from '../../model/outline/outline.ts';
import { compareReading } from './compare-reading.ts';
import type { PdfPage, PdfTextRun } from './pdf-content.ts';

const A4 = { width: 595, height: 842 };
const MARGIN = { marginY: 20 };
const SIZE = 10;
const LETTER = 5;

const item = (id: string, overrides: Partial<ItemOutline>): ItemOutline => ({
  ...{ id, heading: '', beside: [], dates: '', when: [], url: '', texts: [], bullets: [], details: [], level: 0 },
  ...{ roles: [], startOnNewPage: false },
  ...overrides,
});
const section = (id: string, items: ItemOutline[], overrides: Partial<SectionOutline> = {}): SectionOutline => ({
  ...{ id, kind: 'work', area: 'main', columns: 1, keepTogether: false, startOnNewPage: false },
  ...{ heading: '', texts: [], items },
  ...overrides,
});
const cv = (sections: SectionOutline[], overrides: Partial<CvOutline> = {}): CvOutline => ({
  ...{ name: '', headline: '', contacts: [], sections },
  ...overrides,
});
const bullets = (...texts: string[]) => texts.map((text, at) => ({ id: `bullet-${at + 1}`, text }));

const run = (text: string, x: number, y: number, overrides: Partial<PdfTextRun> = {}): PdfTextRun => ({
  ...{ text, x, y, width: text.length * LETTER, height: SIZE, isArtifact: false },
  ...overrides,
});
/** Creates a page of lines; an array is a line of runs from left to right, separated by a space. */
const page = (...lines: (string | string[])[]): PdfPage => ({
  ...A4,
  runs: lines.flatMap((line, at) => {
    let x = 60;
    return [line].flat().map((text) => {
      const positioned = run(text, x, 60 + at * 14);
      x += positioned.width + 2.5;
      return positioned;
    });
  }),
});
const compare = (outline: CvOutline, pages: PdfPage[], language = 'en') =>
  compareReading(outline, { pages, language }, MARGIN);

const work = section(
  'work',
  [
    item('one', {
      heading: 'Translator',
      beside: ['Scientific Memoirs', 'London'],
      dates: '1842 – 1843',
      url: 'https://www.example.org/memoirs/',
      bullets: bullets('Translated the memoir from the French.', 'Added seven notes, A to G.'),
    }),
    item('two', { heading: 'Student', dates: '1833', texts: ['Saw the **engine** at work.'] }),
  ],
  { heading: 'Work experience' },
);
const adaOutline = cv([work], { name: 'Ada Lovelace', headline: 'Mathematician' });
const originalLines = [
  ...['Ada Lovelace', 'Mathematician', 'WORK EXPERIENCE', 'Translator Scientific Memoirs, London 1842 – 1843'],
  ...['example.org/memoirs', '– Translated the memoir from the French.', '– Added seven notes, A to G.'],
  ...['Student 1833', 'Saw the engine at work.'],
];
const originalLinesWithout = (text: string) => originalLines.filter((line) => line !== text);

describe('comparing a CV with its extracted text', () => {
  it('finds all fields and returns the text', () => {
    const report = compare(adaOutline, [page(...originalLines)]);
    expect(report).toMatchObject({ missing: [], moved: [], fields: 13, text: originalLines.join('\n') });
  });

  it('accepts dates before a heading and contacts anywhere', () => {
    const contacts = ['ada@example.org', '555-0100'].map((text) => ({
      kind: 'custom' as const,
      icon: '',
      label: '',
      text,
    }));
    const dated = originalLinesWithout('Student 1833').toSpliced(7, 0, '1833 Student');
    const { missing, moved } = compare({ ...adaOutline, contacts }, [page(...dated, '555-0100', 'ada@example.org')]);
    expect([missing, moved]).toEqual([[], []]);
  });

  it('accepts the authors of a book before its title', () => {
    const book = item('book', {
      ...{ heading: 'Sketch of the Engine', dates: '1843', texts: ['With notes.'] },
      details: [{ label: '', text: 'L. F. Menabrea' }],
    });
    const [before, after] = [
      page('L. F. Menabrea. Sketch of the Engine, 1843', 'With notes.'),
      page('1843 Sketch of the Engine', 'With notes.', 'L. F. Menabrea'),
    ];
    for (const one of [before, after]) expect(compare(cv([section('books', [book])]), [one]).moved).toEqual([]);
  });

  it('reports a missing bullet', () => {
    const { missing, moved } = compare(adaOutline, [page(...originalLinesWithout('– Added seven notes, A to G.'))]);
    expect(missing).toEqual([{ id: 'bullet-2', text: 'Added seven notes, A to G.' }]);
    expect(moved).toEqual([]);
  });

  it('reports a text with a missing word', () => {
    const changed = originalLines.map((line) => line.replace('from the French', 'from French'));
    expect(compare(adaOutline, [page(...changed)]).missing).toMatchObject([{ id: 'bullet-1' }]);
  });

  it('reports text that occurs only within other words, or once instead of twice', () => {
    const skills = section('skills', [item('r', { heading: 'R' }), item('rust', { heading: 'Rust' })]);
    expect(compare(cv([skills]), [page('Rust')]).missing).toEqual([{ id: 'r', text: 'R' }]);
    const twice = section('twice', [item('a', { dates: '1843' }), item('b', { dates: '1843' })]);
    expect(compare(cv([twice]), [page('1843')]).missing).toHaveLength(1);
    expect(compare(cv([twice]), [page('1843', '1843')]).missing).toEqual([]);
  });

  it('reports an entry before its predecessor as moved', () => {
    const [one, two] = [originalLines.slice(3, 7), originalLines.slice(7)];
    const { missing, moved } = compare(adaOutline, [page(...originalLines.slice(0, 3), ...two, ...one)]);
    expect(missing).toEqual([]);
    expect(moved).toEqual([
      { id: 'two', text: 'Student' },
      { id: 'two', text: '1833' },
      { id: 'two', text: 'Saw the engine at work.' },
    ]);
  });

  it('joins words broken over lines, with or without a hyphen', () => {
    const broken = [
      ...originalLines.slice(0, 5),
      ...['– Trans-', 'lated the memoir from the Fren', 'ch.'],
      ...originalLines.slice(6),
    ];
    expect(compare(adaOutline, [page(...broken)])).toMatchObject({ missing: [], moved: [] });
  });

  it('matches ligatures and uppercase text', () => {
    const outline = cv([section('s', [item('a', { heading: 'Affine Straße' })], { heading: 'İş deneyimi' })]);
    expect(compare(outline, [page('İŞ DENEYİMİ', 'Aﬃne STRASSE')]).missing).toEqual([]);
  });

  it('joins text across pages, past a sidebar and a page footer', () => {
    const [first, second] = [originalLines.slice(0, 5), originalLines.slice(6)];
    const foot = run('Ada Lovelace 1 / 2', 60, 800, { isArtifact: true });
    const beside = section('side', [item('fr', { heading: 'French' })], { area: 'sidebar' });
    const pages = [
      { ...A4, runs: [...page(...first, '– Translated the memoir').runs, foot] },
      page('French', 'from the French.', ...second),
    ];
    const report = compare({ ...adaOutline, sections: [beside, work] }, pages);
    expect(report).toMatchObject({ missing: [], moved: [] });
    expect(compare({ ...adaOutline, sections: [beside, work] }, [...pages].reverse()).moved).not.toEqual([]);
  });

  it('measures how far each page is filled', () => {
    const full = run('Overleaf.', 60, 842 - 60 - SIZE);
    const report = compare(adaOutline, [
      { ...A4, runs: [run('Ada Lovelace', 60, 421 - SIZE), run('1 / 2', 60, 800, { isArtifact: true })] },
      { ...A4, runs: [full] },
      { ...A4, runs: [] },
    ]);
    expect(report.pages.map(({ fill }) => Math.round(fill * 100))).toEqual([50, 100, 0]);
  });
});

describe('comparing right-to-left text', () => {
  const arabic = cv([
    section('s', [item('a', { heading: 'عالمة رياضيات', texts: ['كتبت 25 عملية للآلة التحليلية.'] })]),
  ]);
  /** Creates a line with a run for each word, from left to right. */
  const line = (y: number, ...words: string[]) => page(words).runs.map((word) => ({ ...word, y }));
  const fromRight = (y: number, ...words: string[]) => line(y, ...words.toReversed()).reverse();

  it('accepts text stored in reading order', () => {
    const runs = [...fromRight(60, 'عالمة', 'رياضيات'), ...fromRight(74, 'كتبت', '25', 'عملية', 'للآلة', 'التحليلية.')];
    const report = compare(arabic, [{ ...A4, runs }], 'ar');
    expect(report).toMatchObject({ missing: [], moved: [] });
    expect(report.text).toBe('عالمة رياضيات\nكتبت 25 عملية للآلة التحليلية.');
  });

  it('reports text stored from left to right as missing', () => {
    const runs = [...line(60, 'رياضيات', 'عالمة'), run('كتبت 25 عملية للآلة التحليلية.', 60, 74)];
    expect(compare(arabic, [{ ...A4, runs }], 'ar').missing).toEqual([{ id: 'a', text: 'عالمة رياضيات' }]);
  });

  it('matches text with or without separate marks above letters', () => {
    const marked = cv([section('s', [item('a', { texts: ['قادت فريقًا'] })])]);
    const mark = run('ً', 91, 73, { width: 0 });
    const letters = [run('قادت', 112.5, 74), run('فري', 95, 74), run('ق', 90, 74), run('ا', 85, 74)];
    const [report, bare] = [letters.toSpliced(3, 0, mark), letters].map((runs) =>
      compare(marked, [{ ...A4, runs }], 'ar'),
    );
    expect([report?.missing, bare?.missing]).toEqual([[], []]);
    expect(report?.text).toBe('قادت فريقًا');
  });

  it('keeps the order of Latin words in a Hebrew line and of Hebrew words in a Latin line', () => {
    const hebrew = cv([section('s', [item('a', { heading: 'תרגמה את Notions sur la machine בשנת 1843' })])]);
    const [year, inYear, ...rest] = line(60, '1843', 'בשנת', 'Notions', 'sur', 'la', 'machine', 'את', 'תרגמה');
    const runs = [...rest.slice(-2).reverse(), ...rest.slice(0, -2), inYear, year].filter((one) => one !== undefined);
    expect(compare(hebrew, [{ ...A4, runs }], 'he').text).toBe('תרגמה את Notions sur la machine בשנת 1843');
    expect(compare(hebrew, [{ ...A4, runs }], 'he').missing).toEqual([]);
    const [signed, ...name] = line(60, 'Signed', 'לאבלייס', 'עדה', 'in', 'London');
    const english = [signed, name[1], name[0], ...name.slice(2)].filter((one) => one !== undefined);
    expect(compare(hebrew, [{ ...A4, runs: english }], 'en').text).toBe('Signed עדה לאבלייס in London');
  });

  it('reports a word with reversed letters as missing', () => {
    const runs = line(60, 'תימנב');
    const outline = cv([section('s', [item('a', { heading: 'בנימת' })])]);
    expect(compare(outline, [{ ...A4, runs }], 'he').missing).toHaveLength(1);
  });
});

describe('comparing text without spaces', () => {
  const japanese = cv([
    section('s', [
      item('a', { heading: '数学者', dates: '1843年', texts: ['解析機関のための最初のプログラムを書きました。'] }),
    ]),
  ]);

  it('finds words across line breaks and without separators', () => {
    expect(
      compare(japanese, [page('1843年数学者', '解析機関のための最', '初のプログラムを書きました。')], 'ja').missing,
    ).toEqual([]);
  });

  it('reports missing text', () => {
    const report = compare(japanese, [page('1843年数学者', '解析機関の最初のプログラムを書きました。')], 'ja');
    expect(report.missing).toEqual([{ id: 'a', text: '解析機関のための最初のプログラムを書きました。' }]);
  });
});

describe('comparing texts that occur repeatedly', () => {
  const word = fc.constantFrom('Ada', 'Engine', 'Notes', 'Analyst', '1843', 'London', 'Note G', 'Ada Engine');
  const words = (maxLength: number) => fc.array(word, { maxLength });
  const entries = fc.array(
    fc.record({ heading: word, beside: words(2), dates: word, texts: words(2), bullets: words(2), details: words(2) }),
    { maxLength: 4 },
  );
  const sections = (prefix: string, area: 'main' | 'sidebar') =>
    fc.array(fc.tuple(word, entries), { maxLength: 2 }).map((list) =>
      list.map(([heading, items], at) =>
        section(
          `${prefix}${at}`,
          items.map((one, index) =>
            item(`${prefix}${at}-${index}`, {
              ...one,
              bullets: bullets(...one.bullets),
              details: one.details.map((text) => ({ label: '', text })),
            }),
          ),
          { heading, area },
        ),
      ),
    );
  const linesOfItem = ({ heading, beside, dates, texts, bullets: list, details }: ItemOutline) => [
    ...[heading, ...beside, dates, ...texts],
    ...[...list.map(({ text }) => text), ...details.map(({ text }) => text)],
  ];
  const linesOfSection = ({ heading, items }: SectionOutline) => [heading, ...items.flatMap(linesOfItem)];

  it('finds all fields of a CV that is printed in its order', () => {
    const cvs = fc.record({ main: sections('m', 'main'), side: sections('s', 'sidebar'), contacts: words(3) });
    fc.assert(
      fc.property(cvs, fc.boolean(), ({ main, side, contacts }, isSideFirst) => {
        const outline = cv([...main, ...side], {
          name: 'Ada',
          headline: 'Analyst',
          contacts: contacts.map((text) => ({ kind: 'custom' as const, icon: '', label: '', text })),
        });
        const [mainLines, sideLines] = [main.flatMap(linesOfSection), side.flatMap(linesOfSection)];
        const columns = isSideFirst ? [...sideLines, ...mainLines] : [...mainLines, ...sideLines];
        const report = compare(outline, [page('Ada', 'Analyst', ...contacts, ...columns)]);
        expect(report).toMatchObject({ missing: [], moved: [] });
      }),
      { numRuns: 300 },
    );
  });
});

it('handles a very long CV of identical lines', () => {
  const lines = Array.from({ length: 3000 }, () => 'the same');
  const items = lines.map((heading, at) => item(`i${at}`, { heading }));
  const report = compare(cv([section('s', items)]), [page(...lines)]);
  expect(report).toMatchObject({ missing: [], moved: [] });
});
