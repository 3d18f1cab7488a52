import { deepStrictEqual } from 'node:assert/strict';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cvContents } from '#testing/cv-contents.ts';
import { runs } from '#testing/runs.ts';
import { type CvContent, EMPTY_CONTENT, emptyNode, emptySection } from '../../content.ts';
import { cvContent } from '../../schema.ts';
import type { Section } from '../../shapes.ts';
import { nodeTitleOf } from '../../tree.ts';
import { exportJsonResume, importJsonResume } from './json-resume.ts';

/** Letters are separate documents and not part of an exported CV. */
const withoutLetters = (content: CvContent): CvContent => ({ ...content, letters: [] });

describe('any CV', () => {
  it('is imported again unchanged, except for its letters', () => {
    fc.assert(
      fc.property(cvContents(), (content) => {
        const { content: back } = importJsonResume(exportJsonResume(content));
        deepStrictEqual(back, withoutLetters(content));
      }),
      { numRuns: runs(500) },
    );
  });

  it('is imported again unchanged from a file, except for its letters', () => {
    fc.assert(
      fc.property(cvContents(), (content) => {
        const sampleFile = JSON.stringify(exportJsonResume(content));
        deepStrictEqual(
          JSON.parse(JSON.stringify(importJsonResume(JSON.parse(sampleFile)).content)),
          withoutLetters(content),
        );
      }),
      { numRuns: runs(200) },
    );
  });
});

const bullet = (id: string, text: string) => ({ ...emptyNode('highlight', id), text });
const work = (): Section<'work'> => ({
  ...emptySection('work', 'jobs'),
  title: 'Where I have worked',
  items: [
    {
      ...emptyNode('work', 'engines'),
      name: 'Analytical Engines',
      location: 'London',
      roles: [
        {
          ...emptyNode('role', 'author'),
          position: 'Author',
          start: '1843',
          ongoing: true,
          highlights: [bullet('note', 'Wrote Note G'), { ...bullet('secret', 'Hidden bullet'), visible: false }],
        },
        { ...emptyNode('role', 'translator'), position: 'Translator', start: '1842', end: '1843' },
      ],
    },
    { ...emptyNode('work', 'hidden-job'), name: 'Hidden job', visible: false },
    { ...emptyNode('work', 'letters'), name: 'Letters' },
  ],
});
const sampleContent = (): CvContent => ({
  ...EMPTY_CONTENT,
  basics: {
    ...EMPTY_CONTENT.basics,
    name: 'Ada Lovelace',
    summary: 'Mathematician',
    profiles: [
      { ...emptyNode('profile', 'p1'), network: 'Letters', username: 'ada' },
      { ...emptyNode('profile', 'p2'), network: 'Hidden network', visible: false },
    ],
  },
  sections: [
    { ...emptySection('summary', 'about'), visible: false },
    work(),
    { ...emptySection('talks', 'talks'), items: [{ ...emptyNode('talks', 'talk'), title: 'On the engine' }] },
    {
      ...emptySection('skills', 'skills'),
      columns: 2,
      items: [
        { ...emptyNode('skills', 'maths'), name: 'Mathematics', level: 5 },
        { ...emptyNode('skills', 'music'), name: 'Music', level: 3 },
      ],
    },
    {
      ...emptySection('skills', 'more-skills'),
      items: [{ ...emptyNode('skills', 'french'), name: 'French', keywords: ['reading'] }],
    },
  ],
});

type ResumeEntry = Record<string, unknown>;
type ResumeFile = Record<string, ResumeEntry[]> & {
  basics: { profiles: ResumeEntry[] } & ResumeEntry;
  vitrine: ResumeEntry;
};
const sampleFile = () => structuredClone(exportJsonResume(sampleContent())) as ResumeFile;
const read = (value: unknown) => importJsonResume(value).content;
const idsOf = ({ sections }: CvContent) => sections.map(({ id, items }) => [id, ...items.map((item) => item.id)]);
const jobsOf = (content: CvContent) =>
  content.sections.find((section): section is Section<'work'> => section.id === 'jobs');

describe('an exported file', () => {
  it('has an entry for each role and none for hidden nodes', () => {
    const { vitrine: _, ...standard } = sampleFile();
    expect(standard).toEqual({
      basics: { name: 'Ada Lovelace', profiles: [{ network: 'Letters', username: 'ada', vitrine: 'p1' }] },
      work: [
        {
          name: 'Analytical Engines',
          location: 'London',
          position: 'Author',
          startDate: '1843',
          highlights: ['Wrote Note G'],
          vitrine: 'author',
        },
        {
          name: 'Analytical Engines',
          location: 'London',
          position: 'Translator',
          startDate: '1842',
          endDate: '1843',
          vitrine: 'translator',
        },
        { name: 'Letters', vitrine: 'letters' },
      ],
      skills: [
        { name: 'Mathematics', vitrine: 'maths' },
        { name: 'Music', vitrine: 'music' },
        { name: 'French', keywords: ['reading'], vitrine: 'french' },
      ],
    });
  });

  it('does not repeat the data of entries in the skeleton', () => {
    expect(JSON.stringify(sampleFile().vitrine)).not.toMatch(
      /Analytical Engines|Wrote Note G|Mathematics|Ada Lovelace/,
    );
  });

  it('has no skeleton if the standard can hold the whole CV', () => {
    const plain = { basics: { name: 'Ada Lovelace' }, skills: [{ name: 'Mathematics' }] };
    expect(exportJsonResume(read(plain))).toEqual(plain);
  });
});

describe('a file edited in another program', () => {
  it('removes exactly the items of the missing entries', () => {
    const edited = sampleFile();
    edited.skills = (edited.skills ?? []).filter(({ name }) => name !== 'Mathematics');
    edited.work = (edited.work ?? []).filter(({ position }) => position !== 'Author');
    edited.basics.profiles = [];
    const content = read(edited);
    expect(idsOf(content)).toEqual([
      ['about'],
      ['jobs', 'engines', 'hidden-job', 'letters'],
      ['talks', 'talk'],
      ['skills', 'music'],
      ['more-skills', 'french'],
    ]);
    expect(jobsOf(content)?.items[0]).toMatchObject({ name: 'Analytical Engines', roles: [{ id: 'translator' }] });
    expect(content.basics.profiles.map(({ id }) => id)).toEqual(['p2']);
    expect(content.basics.summary).toBe('Mathematician');
  });

  it('removes a company with its last role', () => {
    const edited = sampleFile();
    edited.work = (edited.work ?? []).filter(({ name }) => name === 'Letters');
    expect(jobsOf(read(edited))?.items.map(({ id }) => id)).toEqual(['hidden-job', 'letters']);
  });

  it('takes new values from entries and keeps all other data', () => {
    const edited = sampleFile();
    Object.assign(edited.work?.[0] ?? {}, {
      position: 'Programmer',
      highlights: ['Wrote Note G', 'Found a bug'],
      mood: 'good',
    });
    Object.assign(edited.skills?.[0] ?? {}, { name: 'Analysis' });
    const content = read(edited);
    const [role] = jobsOf(content)?.items[0]?.roles ?? [];
    expect(role).toMatchObject({
      id: 'author',
      position: 'Programmer',
      ongoing: true,
      extras: [{ key: 'mood', was: 'good' }],
    });
    expect(role?.highlights.map(({ text, visible }) => [text, visible])).toEqual([
      ['Wrote Note G', true],
      ['Hidden bullet', false],
      ['Found a bug', true],
    ]);
    expect(content.sections[3]?.items[0]).toMatchObject({ id: 'maths', name: 'Analysis', level: 5 });
  });

  it('adds new entries to the first section of their kind, or to a new one', () => {
    const edited = sampleFile();
    edited.skills?.push({ name: 'Poetry' }, { ...edited.skills[0], name: 'A copy' });
    edited.work?.push({ name: 'Royal Society', position: 'Guest', vitrine: 'nobody' });
    edited.awards = [{ title: 'A crater on the Moon', vitrine: 'maths' }];
    const content = read(edited);
    expect(cvContent.parse(content)).toStrictEqual(content);
    const names = content.sections.map(({ kind, items }) => [
      kind,
      ...items.map((item) => nodeTitleOf({ value: item })),
    ]);
    expect(names).toEqual([
      ['summary'],
      ['work', 'Analytical Engines', 'Hidden job', 'Letters', 'Royal Society'],
      ['talks', 'On the engine'],
      ['skills', 'Mathematics', 'Music', 'Poetry', 'A copy'],
      ['skills', 'French'],
      ['awards', 'A crater on the Moon'],
    ]);
  });

  it('turns a position added to a company into a role', () => {
    const edited = sampleFile();
    Object.assign(edited.work?.[2] ?? {}, { position: 'Writer' });
    expect(jobsOf(read(edited))?.items[2]).toMatchObject({ id: 'letters', roles: [{ position: 'Writer' }] });
  });

  it('gives a valid CV after any edit', () => {
    fc.assert(
      fc.property(cvContents(), fc.array(fc.nat()), (content, cuts) => {
        const edited = structuredClone(exportJsonResume(content)) as Record<string, unknown>;
        for (const [key, value] of Object.entries(edited)) {
          if (!Array.isArray(value)) continue;
          for (const cut of cuts) if (value.length > 0) value.splice(cut % value.length, cut % 2);
          if (cuts.length % 2) value.push({ name: 'New' }, ...value);
          edited[key] = value;
        }
        const back = importJsonResume(edited);
        expect(cvContent.safeParse(back.content).success).toBe(true);
        if (edited.vitrine) expect(back.report.format).toBe('vitrine');
      }),
      { numRuns: runs(200) },
    );
  });
});

describe('a damaged or hostile skeleton', () => {
  let nested: unknown = 1;
  for (let level = 0; level < 10_000; level += 1)
    nested = level % 2 ? [nested] : { id: 'x', kind: 'work', items: nested };
  const skeleton = (change: ResumeEntry) => ({ ...sampleFile(), vitrine: { ...sampleFile().vitrine, ...change } });

  it.each<[string, unknown]>([
    ['that is no object', { ...sampleFile(), vitrine: 'x' }],
    ['of another version', skeleton({ version: 2 })],
    ['without sections', skeleton({ sections: undefined })],
    ['with invalid sections', skeleton({ sections: [null, 5, 'x', []] })],
    ['with an unknown kind', skeleton({ sections: [{ id: 'x', kind: 'constructor', items: [] }] })],
    ['with a kind from the prototype', skeleton({ sections: [{ id: 'x', kind: '__proto__', items: [] }] })],
    ['with fields of a wrong type', skeleton({ sections: [{ id: 'x', kind: 'skills', title: 5, items: [] }] })],
    ['with a duplicate id', skeleton({ sections: [work(), work()].map((whole) => ({ whole })) })],
    ['with an invalid whole node', skeleton({ sections: [{ whole: nested }] })],
    [
      'with items that are invalid',
      skeleton({ sections: [{ id: 'x', kind: 'work', items: [5, { id: 'author', roles: nested }] }] }),
    ],
    ['nested 10,000 levels deep', skeleton({ sections: [nested] })],
    ['with an invalid design', skeleton({ design: { page: 'a3' } })],
    ['with invalid basics', skeleton({ basics: { custom: [{ whole: { id: 5 } }], name: {} } })],
    ['with invalid extras', skeleton({ extras: nested })],
  ])('%s is ignored with a warning, and the entries are read', (_, value) => {
    const { content, report } = importJsonResume(value);
    expect(report.format).toBe('json-resume');
    expect(report.warnings).toContainEqual(expect.objectContaining({ problem: 'unreadable', from: 'vitrine' }));
    expect(content.sections.map(({ kind }) => kind)).toEqual(['work', 'skills']);
    expect(content.basics.name).toBe('Ada Lovelace');
    expect(cvContent.safeParse(content).success).toBe(true);
    expect(exportJsonResume(content)).toStrictEqual(value);
  });

  it('with any content gives a valid CV', () => {
    const rubbish = fc.jsonValue({ maxDepth: 4 });
    const skeletonChanges = fc.record(
      { basics: rubbish, sections: rubbish, design: rubbish, extras: rubbish },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(skeletonChanges, (change) => {
        expect(cvContent.safeParse(read(skeleton(change))).success).toBe(true);
      }),
      { numRuns: runs(200) },
    );
  });
});
