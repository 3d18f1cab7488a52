import { describe, expect, it } from 'vitest';
import { blocksOf, columnEdgesOf } from './blocks.ts';
import { rowsOf } from './rows.ts';
import type { SourceLine, SourceRun } from './source-document.ts';

type Piece = string | Partial<SourceRun>;
type Options = { left?: number; right?: number; bullet?: number };

const bold = (text: string) => ({ text, bold: true });

/** Returns a line of segments of a page, each of one run. */
function line(pieces: Piece[], { left = 40, right = 400, bullet }: Options = {}): SourceLine {
  const runs = pieces.map((piece) => ({
    ...{ text: '', size: 10, bold: false, italic: false },
    ...(typeof piece === 'string' ? { text: piece } : piece),
  }));
  return {
    ...{ segments: runs.map((run) => [run]), page: 0, column: 0, gapAbove: 0, ruleBelow: false },
    box: { left, top: 0, width: right - left, height: 10 },
    ...(bullet !== undefined && { bullet }),
  };
}

const textsOf = (...lines: SourceLine[]) => {
  const { rows } = rowsOf({ format: 'pdf', lines, pages: [{ width: 595, height: 842 }] });
  return blocksOf(rows, columnEdgesOf(rows)).map(({ text }) => text.text);
};

it('shows by a few broken sentences where the lines of a column are wrapped', () => {
  const broken = line(['Engineer who has built payment systems for a decade, and cares about'], { right: 400 });
  const short = ['One', 'Two', 'Three'].map((text) => line([`${text} words`], { right: 100 }));
  expect(
    textsOf(...short, broken, line(['latency, teams and'], { right: 140 }), broken, line(['Leeds.'], { right: 70 })),
  ).toHaveLength(5);
});

describe('dates that a line is too short for', () => {
  it.each([
    [['Nurse, Hospital', 'Aug 2012 –'], ['May 2016'], 'Nurse, Hospital\tAug 2012 – May 2016'],
    [['Nurse, Hospital Sept. 2016 – März'], ['2020'], 'Nurse, Hospital Sept. 2016 – März 2020'],
    [['Nurse, Hospital janv. 2019 –'], ['aujourd’hui'], 'Nurse, Hospital janv. 2019 – aujourd’hui'],
    [['看護師, 病院 2015年4'], ['月– 2019年3月'], '看護師, 病院 2015年4月– 2019年3月'],
    [['看護師, 病院', '2019年4月–現'], ['在'], '看護師, 病院\t2019年4月–現在'],
    [['Certificate, Academy', 'Nov'], ['2021'], 'Certificate, Academy\tNov 2021'],
  ])('%j goes on with %j', (first, second, whole) => {
    expect(textsOf(line(first), line(second, { right: 90 }))).toEqual([whole]);
  });

  it.each([
    [['June 1840 – November 1841'], ['Judged in 1844 that her power of thinking was rare.']],
    [['2020 –'], ['2015 – 2020']],
    [['Read 5 papers by May'], ['2016 was the year of the move to Leeds.']],
    [['Class of 2012'], ['Company, Leeds']],
  ])('%j is complete before %j', (first, second) => {
    expect(textsOf(line(first), line(second, { right: 90 }))).toHaveLength(2);
  });
});

it('does not join a line of a place and dates to a title as long as the text', () => {
  const wrapped = [
    line(['Built payment systems for a decade, with care for the']),
    line(['latency of each.'], { right: 120 }),
  ];
  const title = line(['Bachelor of Science, Computing – University of Leeds']);
  expect(textsOf(...wrapped, title, line(['Leeds · 2010 – 2014'], { right: 130 }))).toHaveLength(3);
  expect(textsOf(...wrapped, title, line(['Leeds or near 2010 – 2014'], { right: 140 }))).toHaveLength(2);
});

describe('names that a line is too short for', () => {
  const first = 'Translator and author of the notes on it, Scientific';
  const dates = 'Oct 1842 – Aug 1843';

  it('go on before the dates on the next line', () => {
    expect(textsOf(line([bold(first)]), line([bold('Memoirs, London'), dates]))).toEqual([
      `${first} Memoirs, London\t${dates}`,
    ]);
  });

  it.each<[string, SourceLine, SourceLine]>([
    ['in another look', line([bold(first)]), line(['Memoirs, London', dates])],
    ['with room for the next word', line([bold(first)], { right: 300 }), line([bold('Memoirs, London'), dates])],
    ['without bold', line([first]), line(['Memoirs, London', dates])],
    ['before other words', line([bold(first)]), line([bold('Memoirs, London'), 'Remote work'])],
    ['after dates', line([bold(`${first} 1841`)]), line([bold('Memoirs, London'), dates])],
  ])('end %s', (_, above, below) => {
    expect(textsOf(above, below, line(['A last line at the edge', 'of the page']))).toHaveLength(3);
  });
});

describe('a title that is too long for the space beside its dates', () => {
  const dates = 'Aug 2014 – May 2016';
  const title = line([bold('Master of Education, Mathematics, Chemistry and'), dates]);
  const rest = line([bold('Physics')], { right: 80 });

  it('goes on below, before the dates', () => {
    const whole = `Master of Education, Mathematics, Chemistry and Physics and Crafts\t${dates}`;
    expect(textsOf(title, line([bold('Physics and')], { right: 95 }), line([bold('Crafts')], { right: 70 }))).toEqual([
      `Master of Education, Mathematics, Chemistry and Physics and\t${dates}`,
      'Crafts',
    ]);
    expect(textsOf(title, line([bold('Physics')], { right: 290 }), line([bold('and Crafts')], { right: 90 }))).toEqual([
      whole,
    ]);
  });

  it.each<[string, SourceLine, SourceLine]>([
    ['with room for the next word', line([bold('Master of Education'), dates]), rest],
    ['above a line in another look', title, line(['Physics'], { right: 80 })],
    ['above a line further right', title, line([bold('Physics')], { left: 60, right: 100 })],
    ['beside other words than dates', line([bold('Master of Education, Mathematics, Chemistry and'), 'Leeds']), rest],
  ])('ends %s', (_, above, below) => {
    expect(textsOf(above, below)).toHaveLength(2);
  });
});

describe('a line below a list item', () => {
  const item = line(['Led the migration of all services to a single pipeline, from days'], { right: 398, bullet: 0 });
  const end = line(['A line at the edge of the page'], { left: 20 });

  it('belongs to the item if it goes on in the middle of a sentence', () => {
    expect(textsOf(item, line(['without a gap.'], { left: 20, right: 90 }))).toHaveLength(1);
    expect(textsOf(line(['Led it.'], { bullet: 0 }), line(['without a gap.'], { left: 20, right: 90 }))).toHaveLength(
      2,
    );
  });

  it.each<[string, number, SourceLine, SourceLine]>([
    ['begins below its marker', 1, item, line(['25 minutes.'], { left: 30, right: 90 })],
    ['begins where other lines do', 2, item, line(['25 minutes.'], { left: 20, right: 80 })],
    ['is a detail', 2, item, line(['Courses: Logic, Sets'], { left: 30, right: 120 })],
    [
      'follows the end of a sentence',
      2,
      line(['Led it to 25 services, from days to minutes.'], { bullet: 0 }),
      line(['25 minutes.'], { left: 30, right: 90 }),
    ],
    [
      'would have fit',
      2,
      line(['Led the migration of all services to a single pipeline'], { right: 300, bullet: 0 }),
      line(['25 minutes.'], { left: 30, right: 90 }),
    ],
  ])('that %s makes %i blocks with it', (_, count, above, below) => {
    expect(textsOf(line(['Harbor Payments'], { left: 20, right: 100 }), above, below, end, end, end)).toHaveLength(
      count + 4,
    );
  });

  it('belongs to the item if it begins where its text does, at the right in Arabic', () => {
    const item = line(['رسمت البطاقات المثقبة التي توجه نولا'], { left: 200, right: 384, bullet: 0 });
    expect(textsOf(item, line(['للأشرطة'], { left: 300, right: 384 }))).toHaveLength(1);
    expect(textsOf(item, line(['https://example.org/babbage'], { left: 250, right: 400 }))).toHaveLength(2);
  });
});
