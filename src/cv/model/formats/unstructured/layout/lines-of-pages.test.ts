import { describe, expect, it } from 'vitest';
import type { SourceLine } from '../source-document.ts';
import { linesOfPages } from './lines-of-pages.ts';
import type { PageContent, PlacedRun } from './page-content.ts';

const LETTER = 5;
const SIZE = 10;
const LEADING = 14;

const run = (text: string, left: number, baseline: number, overrides: Partial<PlacedRun> = {}): PlacedRun => {
  const size = overrides.size ?? SIZE;
  const width = (text.length * LETTER * size) / SIZE;
  return {
    ...{ text, size, bold: false, italic: false, baseline },
    box: { left, top: baseline - size * 0.75, width, height: size },
    ...overrides,
  };
};
const page = (runs: PlacedRun[], overrides: Partial<PageContent> = {}): PageContent => ({
  ...{ width: 595, height: 842, runs, rules: [], dots: [] },
  ...overrides,
});
/** Creates a column of lines from a baseline on. */
const column = (left: number, from: number, ...texts: string[]) =>
  texts.map((text, at) => run(text, left, from + at * LEADING));
const textOf = ({ segments }: SourceLine) =>
  segments.map((segment) => segment.map(({ text }) => text).join('')).join(' | ');
const texts = (...pages: PageContent[]) => linesOfPages(pages).map(textOf);

const SIDE = ['Contact', 'ada@example.org', 'Skills', 'Analysis', 'Translation'];
const MAIN = [
  'Experience in the workshop of Charles Babbage',
  'Translated the memoir from the French in London',
  'Wrote seven notes that are longer than the memoir',
  'Education by letters with Augustus De Morgan',
  'Worked through the treatise on the calculus',
];

describe('the order of columns', () => {
  it('reads one column from top to bottom, whatever the order in the file', () => {
    expect(texts(page(column(50, 80, ...MAIN).reverse()))).toEqual(MAIN);
  });

  it.each([
    ['left', 40, 200],
    ['right', 400, 40],
  ])('reads a sidebar at the %s as a column of its own', (_, side, main) => {
    const lines = linesOfPages([page([...column(side, 87, ...SIDE), ...column(main, 80, ...MAIN)])]);
    const expected = side < main ? [...SIDE, ...MAIN] : [...MAIN, ...SIDE];
    expect(lines.map(textOf)).toEqual(expected);
    expect(lines.map((line) => line.column)).toEqual([0, 0, 0, 0, 0, 1, 1, 1, 1, 1]);
  });

  it('reads what is above and below two columns before and after them', () => {
    const name = run('Ada Lovelace, mathematician and writer on the Analytical Engine', 60, 50);
    const end = run('References are available from Mary Somerville and from others on request', 60, 200);
    const columns = [...column(40, 87, ...SIDE), ...column(300, 80, ...MAIN.map((text) => text.slice(0, 40)))];
    const lines = texts(page([end, ...columns, name]));
    expect([lines[0], lines.at(-1)]).toEqual([name.text, end.text]);
    expect(lines.slice(1, 6)).toEqual(SIDE);
  });

  it('reads a column on before the next, over pages', () => {
    const first = page([...column(40, 107, ...SIDE), ...column(200, 100, ...MAIN)]);
    const second = page([...column(40, 107, 'Music', 'Riding', 'Flight'), ...column(200, 100, ...MAIN)]);
    expect(texts(first, second)).toEqual([...SIDE, 'Music', 'Riding', 'Flight', ...MAIN, ...MAIN]);
  });

  it('reads the right column first in text from right to left', () => {
    const right = ['عالمة رياضيات وكاتبة', 'عن الآلة التحليلية', 'في لندن منذ سنوات'];
    const left = ['التحليل والرياضيات', 'الترجمة العلمية', 'مناهج الآلات'];
    expect(texts(page([...column(50, 87, ...left), ...column(350, 80, ...right)]))).toEqual([...right, ...left]);
  });
});

describe('lines', () => {
  it('separates dates at the margin, and does not take them for a column', () => {
    const entries = ['Translator', 'Correspondent', 'Student', 'Teacher'];
    const dates = ['1842 – 1843', '1842 – 1852', '1833 – 1842', '1831 – 1833'];
    const runs = [...column(50, 80, ...entries), ...column(480, 80, ...dates)];
    expect(texts(page(runs))).toEqual(entries.map((entry, at) => `${entry} | ${dates[at]}`));
  });

  it('joins a period that is wrapped beside an entry', () => {
    const runs = [
      ...[run('October 1842 – August', 50, 80), run('Translator of the memoir', 170, 80, { bold: true })],
      ...[run('1843', 50, 94), run('In London, for the Scientific Memoirs', 170, 94)],
    ];
    expect(texts(page(runs))).toEqual([
      'October 1842 – August 1843 | Translator of the memoir',
      'In London, for the Scientific Memoirs',
    ]);
  });

  it.each([
    ['before its dash', ['October 1842', '– August 1843'], 'October 1842 – August 1843'],
    ['twice', ['February 1842', '– November', '1852'], 'February 1842 – November 1852'],
    ['after the word between its dates', ['1842 to', '1843'], '1842 to 1843'],
    ['after its Japanese year', ['2015年', '4月'], '2015年4月'],
    ['after its month', ['September', '1843'], 'September 1843'],
    ['within a Japanese month', ['2015年4月– 2019', '年3月'], '2015年4月– 2019年3月'],
    ['within a Japanese word', ['2015年4月– 現', '在'], '2015年4月– 現在'],
  ])('joins a date that is wrapped %s, without a gap in the text beside it', (_, dates, whole) => {
    const runs = [
      ...dates.map((text, at) => run(text, 150 - text.length * LETTER, 80 + at * LEADING)),
      ...column(170, 80, ...MAIN).map((text, at) => ({ ...text, baseline: text.baseline + (at > 0 ? 3.5 : 0) })),
    ];
    const lines = linesOfPages([page(runs)]);
    expect(lines.map(textOf)).toEqual([`${whole} | ${MAIN[0]}`, ...MAIN.slice(1)]);
    expect(lines.some(({ bullet }) => bullet !== undefined)).toBe(false);
  });

  it.each([
    ['months', ['2010年4月', '2014年3月', '2014年4月'], ['大学入学', '卒業', '入社']],
    ['Japanese years', ['2010年', '2014年', '2015年'], ['大学入学', '卒業', '入社']],
    ['years', ['2019', '2018', '2017', '2016', '2015'], ['Prize A', 'Prize B', 'Prize C', 'Prize D', 'Prize E']],
    ['months after their years', ['2019 October', '2018', '2017'], ['Prize A', 'Prize B', 'Prize C']],
    ['periods', ['2015 – 2017', '2013', '2012'], ['Prize A', 'Prize B', 'Prize C']],
  ])('keeps %s on consecutive lines apart, each with its entry', (_, dates, entries) => {
    const runs = [...column(50, 80, ...dates), ...column(170, 80, ...entries)];
    expect(texts(page(runs))).toEqual(entries.map((entry, at) => `${dates[at]} | ${entry}`));
  });

  it('keeps a line within its column if dates are joined beyond it', () => {
    const runs = [
      ...[run('Translator of the memoir', 50, 80, { bold: true }), run('October 1842 –', 320, 80)],
      ...[run('August 1843', 320, 94), ...column(50, 108, ...MAIN)],
    ];
    const [line] = linesOfPages([page(runs)]);
    expect(line && textOf(line)).toBe('Translator of the memoir | October 1842 – August 1843');
    expect(line?.box).toMatchObject({ left: 50, width: 340 });
  });

  it.each(['•', '–', '▪', '●', '*', '\uf0b7'])('recognizes the marker %s of list items, at any depth', (marker) => {
    const lines = linesOfPages([
      page([
        ...[run('Engine', 50, 80), run(marker, 60, 94), run('Wrote seven notes', 72, 94)],
        ...[run('of which one is long', 72, 108), run(`${marker} Note G`, 80, 122), run(`${marker} A table`, 60, 136)],
      ]),
    ]);
    expect(lines.map((line) => [textOf(line), line.bullet])).toEqual([
      ['Engine', undefined],
      ['Wrote seven notes', 0],
      ['of which one is long', undefined],
      ['Note G', 1],
      ['A table', 0],
    ]);
  });

  it('takes a drawn dot for a marker, and a word of one letter for none', () => {
    const dot = { left: 52, top: 75, width: 3, height: 3 };
    const runs = [run('Wrote seven notes', 62, 80), run('o', 62, 94), run('f which one is long', 67, 94)];
    const lines = linesOfPages([page(runs, { dots: [dot] })]);
    expect(lines.map((line) => [textOf(line), line.bullet])).toEqual([
      ['Wrote seven notes', 0],
      ['of which one is long', undefined],
    ]);
  });

  it('joins letters that are placed one by one, and those that are set apart', () => {
    const letters = Array.from('WORK').map((letter, at) => run(letter, 50 + at * 8, 80));
    const apart = Array.from('ADAKING').map((letter, at) => run(letter, 50 + at * 8 + (at > 2 ? 6 : 0), 110));
    expect(texts(page([...letters, ...apart]))).toEqual(['WORK', 'ADA KING']);
  });

  it('says which space and which rules are between lines', () => {
    const rule = { left: 50, top: 112, width: 400, height: 0.5 };
    const underline = { left: 50, top: 82, width: 100, height: 0.5 };
    const runs = [
      ...column(50, 80, 'https://example.org/', 'A long line of the first paragraph of this page', 'Skills'),
    ];
    const lines = linesOfPages([
      page([...runs, run('Analysis and the translation of many papers from abroad', 50, 150)], {
        rules: [rule, underline],
      }),
    ]);
    expect(lines.map(({ ruleBelow }) => ruleBelow)).toEqual([false, false, true, false]);
    expect(lines.map(({ gapAbove }) => gapAbove > 0)).toEqual([false, false, false, true]);
  });

  it('joins runs of one look and keeps others apart, with links', () => {
    const runs = [
      ...[run('Wrote', 50, 80), run('seven', 78, 80, { bold: true }), run('notes', 106, 80, { link: 'https://a.org' })],
    ];
    const [line] = linesOfPages([page(runs)]);
    expect(line?.segments).toEqual([
      [
        { text: 'Wrote ', size: 10, bold: false, italic: false },
        { text: 'seven ', size: 10, bold: true, italic: false },
        { text: 'notes', size: 10, bold: false, italic: false, link: 'https://a.org' },
      ],
    ]);
  });

  it('reads numbers and Latin words within right-to-left text from left to right', () => {
    const words = ['רבתי', 'SW1Y', '12', 'לונדון'].map((text, at) => run(text, 50 + at * 40, 80));
    const [line] = linesOfPages([page(words.map((one) => ({ ...one, box: { ...one.box, width: 36 } })))]);
    expect(line && textOf(line)).toBe('לונדון SW1Y 12 רבתי');
  });
});

describe('what is repeated on pages', () => {
  it('is left out: page numbers, and headers after the first', () => {
    const sheet = (number: number) =>
      page([run('Ada Lovelace', 50, 40), ...column(50, 120, ...MAIN), run(`Page ${number} of 2`, 270, 820)]);
    expect(texts(sheet(1), sheet(2))).toEqual(['Ada Lovelace', ...MAIN, ...MAIN]);
  });

  it('is kept where it is not in a margin', () => {
    const sheet = page(column(50, 300, 'Seven notes', '2'));
    expect(texts(sheet, sheet)).toEqual(['Seven notes', '2', 'Seven notes', '2']);
  });
});

it('reads pages of thousands of short texts in little time', () => {
  const runs = Array.from({ length: 10_000 }, (_, at) => run('x', (at * 37) % 560, 20 + ((at * 13) % 800)));
  const start = performance.now();
  expect(linesOfPages([page(runs)]).length).toBeGreaterThan(10);
  expect(performance.now() - start).toBeLessThan(4000);
});

describe('labels beside text', () => {
  const endingAt = (right: number, from: number, ...labels: string[]) =>
    labels.map((label, at) => run(label, right - label.length * LETTER, from + at * LEADING));
  const words = ['Go, Python, TypeScript', 'Kubernetes, Terraform', 'Reads and writes it', 'Speaks it at home'];

  it('are read with it, however large some of it is, and are segments of their own', () => {
    const labels = endingAt(120, 80, 'Languages', 'Infrastructure', 'Welsh', 'SUMMARY');
    const beside = words.map((text, at) => run(text, 128, 80 + at * LEADING, at === 2 ? { size: 12 } : {}));
    expect(texts(page([...labels, ...beside]))).toEqual([
      'Languages | Go, Python, TypeScript',
      'Infrastructure | Kubernetes, Terraform',
      'Welsh | Reads and writes it',
      'SUMMARY | Speaks it at home',
    ]);
  });
});

it('reads a heading below the name after the contacts at the right, with the text that follows it', () => {
  const head = [run('Ada Lovelace', 40, 60, { size: 24 }), run('Mathematician', 40, 90, { size: 14 })];
  const contacts = column(420, 60, 'London', '555-0100', 'ada@example.org', 'example.org');
  const heading = run('Summary', 40, 125, { size: 14 });
  const text = column(40, 145, ...MAIN.map((one) => `${one}, and what else there was to be done in those years`));
  const lines = texts(page([...head, ...contacts, heading, ...text]));
  expect(lines.slice(0, 7)).toEqual([
    ...['Ada Lovelace', 'Mathematician', 'London', '555-0100', 'ada@example.org', 'example.org', 'Summary'],
  ]);
});

it('reads the marker of an item from right to left behind a wide gap', () => {
  const text = 'طورت منصة الدفع';
  const lines = linesOfPages([
    page([run(text, 400, 80), run('•', 400 + text.length * LETTER + 10, 80), run('.', 396, 80)]),
  ]);
  expect(lines.map(({ bullet }) => bullet)).toEqual([0]);
  expect(lines.map(textOf)).toEqual([`${text}.`]);
});

it('reads no space where Japanese is set apart from a number', () => {
  expect(texts(page([run('注釈', 50, 80), run('12', 50 + 2 * LETTER + 2, 80)]))).toEqual(['注釈12']);
  expect(texts(page([run('notes', 50, 80), run('12', 50 + 5 * LETTER + 2, 80)]))).toEqual(['notes 12']);
});
