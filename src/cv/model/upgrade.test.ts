import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cvContents } from '#testing/cv-contents.ts';
import { makeExample } from '../examples/examples.ts';
import { EMPTY_CONTENT, emptyNode, emptySection } from './content.ts';
import { DEFAULT_DESIGN } from './design.ts';
import { cvContent } from './schema.ts';
import { CONTENT_VERSION, upgradeContent } from './upgrade.ts';

it('leaves a current document unchanged', () => {
  fc.assert(
    fc.property(cvContents(), (content) => {
      expect(upgradeContent(content, CONTENT_VERSION)).toEqual(content);
    }),
  );
});

it('adds fields that an older document lacks, with empty values', () => {
  const old = {
    basics: { name: 'Ada', profiles: [{ id: 'p', visible: true, extras: [], network: 'Mastodon' }] },
    sections: [
      {
        id: 'w',
        kind: 'work',
        visible: true,
        title: 'Work',
        items: [
          { id: 'i', visible: false, name: 'Engine', roles: [{ id: 'r', highlights: [{ id: 'h', text: 'G' }] }] },
        ],
      },
    ],
    design: { template: 'modern' },
  };
  const content = upgradeContent(old, 2);
  expect(cvContent.safeParse(content).error).toBeUndefined();
  expect(content.design).toEqual({ ...DEFAULT_DESIGN, template: 'modern' });
  expect(content).toMatchObject(old);
});

it('adds an empty list of quotes to the letters of an older document, and to those that clients write without it', () => {
  const { quotes: _, ...letter } = { ...emptyNode('letter', 'l'), text: 'Dear Mr Babbage' };
  const old = { ...EMPTY_CONTENT, letters: [letter] };
  const expected = [{ ...letter, quotes: [] }];
  expect(upgradeContent(old, 6).letters).toEqual(expected);
  expect(cvContent.parse(old).letters).toEqual(expected);
});

it('adds no QR code to an older document', () => {
  const { qr: _, qrAddress: __, ...design } = DEFAULT_DESIGN;
  const upgraded = upgradeContent({ ...EMPTY_CONTENT, design }, 7);
  expect(upgraded).toEqual(EMPTY_CONTENT);
  expect([upgraded.design.qr, upgraded.design.qrAddress]).toEqual(['none', '']);
});

it('adds empty fields to the publications of an older document, and to those that clients write without them', () => {
  const added = ['kind', 'volume', 'issue', 'pages', 'pdf', 'editors', 'imprint'];
  const publication = Object.fromEntries(
    Object.entries(emptyNode('publications', 'p')).filter(([field]) => !added.includes(field)),
  );
  const older = { ...publication, title: 'Notes', publisher: 'Taylor’s Scientific Memoirs' };
  const section = emptySection('publications', 's');
  const old = { ...EMPTY_CONTENT, sections: [{ ...section, items: [older] }] };
  const items = [{ ...older, kind: '', volume: '', issue: '', pages: '', pdf: '', editors: [], imprint: '' }];
  expect(upgradeContent(old, 8).sections).toEqual([{ ...section, items }]);
  expect(cvContent.parse(old).sections).toEqual([{ ...section, items }]);
});

it('shows the days of an older document that has some, because its pages did', () => {
  const { days: _, ...design } = DEFAULT_DESIGN;
  const talk = (date: string) => ({
    ...EMPTY_CONTENT,
    sections: [{ ...emptySection('talks', 's'), items: [{ ...emptyNode('talks', 't'), date }] }],
  });
  const upgradedDays = (date: string) => upgradeContent({ ...talk(date), design }, 9).design.days;
  expect(['1843-07-10', '1843-07', 'in July'].map(upgradedDays)).toEqual([true, false, false]);
  expect(upgradeContent(talk('1843-07-10'), CONTENT_VERSION).design.days).toBe(false);
  expect(cvContent.parse({ ...talk('1843-07-10'), design }).design.days).toBe(false);
});

it('adds an empty list of dismissed checks to an older document', () => {
  const { dismissed: _, ...old } = EMPTY_CONTENT;
  expect(upgradeContent(old, 2)).toEqual(EMPTY_CONTENT);
  expect(EMPTY_CONTENT.dismissed).toEqual([]);
});

it('accepts items from clients that know nothing of page breaks, and adds none', () => {
  const example = makeExample('nurse', { name: 'Ada', email: 'ada@example.org' });
  const older = JSON.parse(
    JSON.stringify(example, (key, value) => (key === 'items' ? value.map(withoutBreak) : value)),
  );
  expect(JSON.stringify(older.sections[1].items)).not.toContain('startOnNewPage');
  expect(cvContent.parse(older)).toEqual(example);
  expect(upgradeContent(older, CONTENT_VERSION)).toEqual(example);
});
const withoutBreak = ({ startOnNewPage: _, ...item }: Record<string, unknown>) => item;

it('accepts designs from clients that know nothing of newer fields', () => {
  const {
    bullets: _,
    headings: __,
    spacing: ___,
    qr: ____,
    qrAddress: _____,
    days: ______,
    ...design
  } = DEFAULT_DESIGN;
  expect(cvContent.parse({ ...EMPTY_CONTENT, design })).toEqual(EMPTY_CONTENT);
  expect(cvContent.safeParse({ ...EMPTY_CONTENT, design: { ...design, bullets: '•' } }).success).toBe(false);
});

it('writes down where pages placed the sections before version 3', () => {
  const example = makeExample('software-engineer', { name: 'Ada', email: 'ada@example.org' });
  const inTemplate = (template: string) => ({ ...example, design: { ...example.design, template } });
  const sidebarOf = (content: unknown, version: number) =>
    upgradeContent(content, version).sections.flatMap(({ kind, area }) => (area === 'sidebar' ? [kind] : []));
  for (const template of ['creative', 'duo', 'sidebar']) {
    expect(sidebarOf(inTemplate(template), 2)).toEqual(['skills', 'languages']);
    expect(sidebarOf(inTemplate(template), 3)).toEqual([]);
  }
  expect(sidebarOf(inTemplate('classic'), 2)).toEqual([]);
  // Sections that are hidden or empty are not printed.
  const interests = emptySection('interests', 'i');
  for (const section of [interests, { ...interests, items: [emptyNode('interests', 'n')] }]) {
    const sections = [...example.sections, { ...section, area: 'sidebar' }];
    expect(sidebarOf({ ...inTemplate('duo'), sections }, 2)).toEqual(['skills', 'languages', 'interests']);
  }
  const hidden = example.sections.map((section) =>
    section.kind === 'education' ? { ...section, area: 'sidebar', visible: false } : section,
  );
  expect(sidebarOf({ ...inTemplate('duo'), sections: hidden }, 2)).toEqual(['skills', 'education', 'languages']);
  const shown = hidden.map((section) => ({ ...section, visible: true }));
  expect(sidebarOf({ ...inTemplate('duo'), sections: shown }, 2)).toEqual(['education']);
});

it('upgrades the parts of older documents that lists hold', () => {
  for (const part of [undefined, {}, { basics: { name: 'Ada' } }, { design: null }])
    expect(upgradeContent(part, 9).sections).toEqual([]);
  expect(upgradeContent({ sections: null }, 9).sections).toBeNull();
});
