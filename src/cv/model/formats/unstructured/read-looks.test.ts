import { describe, expect, it } from 'vitest';
import { readSourceDocument } from './read-source-document.ts';
import type { SourceDocument, SourceLine, SourceRun } from './source-document.ts';

type Piece = string | Partial<SourceRun>;
type Options = { size?: number; bullet?: number; gap?: number; left?: number };

/** In points. */
const LETTER = 5;

/** Returns a line of segments, each of one run. */
function line(pieces: Piece[], { size = 10, bullet, gap = 0, left = 40 }: Options = {}): SourceLine {
  const runs = pieces.map((piece) => ({
    ...{ text: '', size, bold: false, italic: false },
    ...(typeof piece === 'string' ? { text: piece } : piece),
  }));
  const width = runs.reduce((sum, { text }) => sum + text.length * LETTER, 0);
  return {
    ...{ segments: runs.map((run) => [run]), page: 0, column: 0, gapAbove: gap, ruleBelow: false },
    box: { left, top: 0, width, height: size },
    ...(bullet !== undefined && { bullet }),
  };
}

const heading = (text: string) => line([{ text, bold: true }], { size: 16, gap: 1 });
const name = line(['Ada Miller'], { size: 24 });
const read = (...lines: SourceLine[]) => {
  const document: SourceDocument = { format: 'pdf', lines, pages: [{ width: 595, height: 842 }], language: 'en' };
  return readSourceDocument(document).content;
};

describe('titles of entries', () => {
  it('begin entries by their size, without any other sign', () => {
    const { sections } = read(
      ...[name, heading('Work experience')],
      ...[line(['Baker'], { size: 13 }), line(['Corner Shop, Leeds']), line(['Mar 2019 – May 2021'])],
      line(['Opened the shop before dawn on every day of the week and served two hundred people.']),
      ...[line(['Miller'], { size: 13 }), line(['Old Windmill, York']), line(['Feb 2016 – Feb 2019'])],
      line(['Ground the grain of the farms around the town.']),
    );
    expect(sections[0]?.items).toMatchObject([
      { name: 'Corner Shop', location: 'Leeds', roles: [{ position: 'Baker', start: '2019-03' }] },
      { name: 'Old Windmill', location: 'York', roles: [{ position: 'Miller', start: '2016-02' }] },
    ]);
  });

  it('follow the description of a company without a gap, both in bold', () => {
    const bold = (text: string, gap = 0) => line([{ text, bold: true }], { gap });
    const { sections } = read(
      ...[name, heading('Work experience')],
      ...[
        bold('Engineer, Example Bank, York'),
        line(['Feb 2019 – Feb 2020']),
        line(['Ground the grain of all farms.']),
      ],
      ...[bold('Corner Shop, Leeds', 0.5), line(['Bread and cakes for the whole town, every day.'])],
      ...[line(['https://shop.example.org']), bold('Head baker'), line(['Mar 2017 – May 2018'])],
      ...[bold('Baker', 0.5), line(['Mar 2015 – Feb 2017'])],
    );
    expect(sections[0]?.items).toMatchObject([
      { name: 'Example Bank', roles: [{ position: 'Engineer' }] },
      { name: 'Corner Shop', location: 'Leeds', roles: [{ position: 'Head baker' }, { position: 'Baker' }] },
    ]);
  });

  it('may have an unknown place before the company, if other entries show the order', () => {
    const { sections } = read(
      ...[name, heading('Work experience')],
      ...[line(['Baker / Leeds / Mar 2019 – May 2021'], { gap: 0.5 }), line(['Corner Shop'])],
      ...[line(['Head baker / Smalltown / Mar 2017 – Feb 2019'], { gap: 0.5 }), line(['Bread and Sons'])],
      ...[line(['Waiter / Bigtown / Mar 2015 – Feb 2017'], { gap: 0.5 }), line(['Grand Hotel'])],
    );
    expect(sections[0]?.items).toMatchObject([
      { name: 'Corner Shop', location: 'Leeds' },
      { name: 'Bread and Sons', location: 'Smalltown' },
      { name: 'Grand Hotel', location: 'Bigtown' },
    ]);
  });

  it('follow the description of a company, also in the line of their dates', () => {
    const { sections } = read(
      ...[name, heading('Work experience')],
      ...[line([{ text: 'Corner Shop', bold: true }]), line(['Leeds'])],
      line(['Bakery for three towns, 40 employees']),
      line([{ text: 'Head of the bakery', bold: true }, 'Mar 2019 – May 2021']),
    );
    expect(sections[0]?.items).toMatchObject([
      {
        ...{ name: 'Corner Shop', location: 'Leeds', companyDescription: 'Bakery for three towns, 40 employees' },
        roles: [{ position: 'Head of the bakery', start: '2019-03' }],
      },
    ]);
  });
});

it('a heading in capitals beside its text begins a section', () => {
  const { basics, sections } = read(
    line(['PERSONAL INFORMATION', { text: 'Ada Miller', size: 14 }]),
    line(['ada@example.org']),
    line(['SUMMARY', 'Baker with ten years of experience in small shops.']),
    line(['SKILLS', 'Bread, cakes, coffee']),
  );
  expect(basics).toMatchObject({ name: 'Ada Miller', email: 'ada@example.org' });
  expect(basics.summary).toBe('Baker with ten years of experience in small shops.');
  expect(sections.map(({ kind }) => kind)).toEqual(['summary', 'skills']);
});

describe('the head', () => {
  it('joins an address that a narrow column breaks', () => {
    const { basics } = read(
      ...[name, line(['ada.augusta.king-']), line(['noel@analy']), line(['tical-engine.example.org'])],
      heading('Summary'),
      line(['Baker with ten years of experience in small shops.']),
    );
    expect(basics.email).toBe('ada.augusta.king-noel@analytical-engine.example.org');
  });

  it('takes the address behind a text that a program has hyphenated', () => {
    const link = 'mailto:countess@analytical-engine.example.org';
    const { basics } = read(
      ...[name, line([{ text: 'count-', link }]), line([{ text: 'ess@analytical-en-', link }])],
      line([{ text: 'gine.example.org', link }]),
      heading('Summary'),
      line(['Baker with ten years of experience in small shops.']),
    );
    expect(basics.email).toBe('countess@analytical-engine.example.org');
  });

  it('keeps two addresses apart', () => {
    const { basics } = read(
      ...[name, line(['ada@example.org']), line(['example.org/ada'])],
      heading('Summary'),
      line(['Baker with ten years of experience in small shops.']),
    );
    expect(basics).toMatchObject({ email: 'ada@example.org', url: 'https://example.org/ada' });
  });

  it('joins a headline that is wrapped', () => {
    const { basics } = read(
      name,
      line(['Mathematician, baker and writer of the notes on the Analytical'], { size: 12 }),
      line(['Engine'], { size: 12 }),
      heading('Summary'),
      ...[0, 1, 2, 3].map(() => line(['Baker with many years of experience in small shops of several to'])),
      line(['wns.']),
    );
    expect(basics.headline).toBe('Mathematician, baker and writer of the notes on the Analytical Engine');
  });

  it('tells the labels of list items from what they name', () => {
    const { basics } = read(
      name,
      line(['Location Leeds, United Kingdom'], { bullet: 0 }),
      line(['Phone +44 113 496 0123'], { bullet: 0 }),
      heading('Summary'),
      line(['Baker with ten years of experience in small shops.']),
    );
    expect(basics.location.display).toBe('Leeds, United Kingdom');
    expect(basics.phone).toBe('+44 113 496 0123');
  });
});

it('a line below a language says how well it is known, in any words', () => {
  const { sections } = read(
    ...[name, heading('Languages'), line(['Italian'], { size: 13 }), line(['Reads and writes, B2'])],
    ...[line(['Welsh'], { size: 13 }), line(['Native'])],
  );
  expect(sections[0]?.items).toMatchObject([
    { language: 'Italian', fluency: 'Reads and writes', cefr: 'B2' },
    { language: 'Welsh', cefr: 'native' },
  ]);
});

it('a level among the words of a skill is that of the skill', () => {
  const { sections } = read(
    ...[name, heading('Skills'), line(['Bread: advanced, rye, spelt']), line(['Analysis: since 2015, cakes'])],
  );
  expect(sections[0]?.items).toMatchObject([
    { name: 'Bread', proficiency: 'advanced', keywords: ['rye', 'spelt'] },
    { name: 'Analysis', proficiency: 'since 2015', keywords: ['cakes'] },
  ]);
});

describe('lines of a narrow column', () => {
  it('are one title if all of them are in bold', () => {
    const { sections } = read(
      ...[name, heading('Certificates')],
      ...[line([{ text: 'Certified Kubernetes', bold: true }]), line([{ text: 'Administrator', bold: true }])],
      line(['May 2021']),
    );
    expect(sections[0]?.items).toMatchObject([{ name: 'Certified Kubernetes Administrator', date: '2021-05' }]);
  });

  it('are one list where they end in a comma', () => {
    const { sections } = read(
      ...[name, heading('Skills'), line([{ text: 'Critical care', bold: true }])],
      ...[line(['Mechanical ventilation,']), line(['Hemodynamic monitoring,']), line(['Sepsis'])],
    );
    expect(sections[0]?.items).toMatchObject([
      { name: 'Critical care', keywords: ['Mechanical ventilation', 'Hemodynamic monitoring', 'Sepsis'] },
    ]);
  });

  it('are one heading if that is a known one', () => {
    const capitals = (text: string, gap: number) => line([{ text, bold: true }], { gap });
    const { sections } = read(
      ...[name, capitals('EXPÉRIENCE', 1), capitals('PROFESSIONNELLE', 0)],
      ...[line([{ text: 'Boulangère', bold: true }]), line(['Maison Dupont, Lyon']), line(['2012 – 2020'])],
      ...[capitals('COMPÉTENCES', 1), line(['Pain, gâteaux'])],
    );
    expect(sections).toMatchObject([
      { kind: 'work', title: 'EXPÉRIENCE PROFESSIONNELLE', items: [{ name: 'Maison Dupont' }] },
      { kind: 'skills' },
    ]);
  });
});

it('a long title in bold or beside its date is no sentence', () => {
  const title = 'An example of the falling of oxygen in deep lakes in the north, Journal of Lakes';
  const { sections } = read(
    ...[name, heading('Publications')],
    ...[line(['May 2022', title]), line(['A. Example, B. Sample'])],
    ...[line([{ text: title.replace('deep', 'cold'), bold: true }], { gap: 0.5 }), line(['June 2023'])],
  );
  expect(sections.map(({ kind }) => kind)).toEqual(['publications']);
  expect(sections[0]?.items).toMatchObject([{ date: '2022-05' }, { date: '2023-06' }]);
});

it('a date in the head is no headline', () => {
  const { basics } = read(
    ...[line(['10 December 1975']), line(['ada@example.org']), name, line(['Baker and miller'])],
    ...[heading('Skills'), line(['Bread, cakes'])],
  );
  expect(basics.headline).toBe('Baker and miller');
});
