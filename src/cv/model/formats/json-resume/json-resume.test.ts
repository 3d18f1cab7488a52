import { deepStrictEqual } from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resumes } from '#cv/testing/resumes.ts';
import { root } from '#platform/server/root.ts';
import { cpuTimeMs } from '#testing/cpu-time.ts';
import { runs } from '#testing/runs.ts';
import type { CvContent } from '../../content.ts';
import { cvContent } from '../../schema.ts';
import type { Section, SectionKind } from '../../shapes.ts';
import { exportJsonResume, importJsonResume } from './json-resume.ts';

const sample: unknown = JSON.parse(await readFile(join(root, 'src/testing/fixtures/jsonresume/resume.json'), 'utf8'));
const roundTrip = (value: unknown) => exportJsonResume(importJsonResume(value).content);
const contentOf = (value: unknown) => importJsonResume(value).content;
const problemsOf = (value: unknown) => importJsonResume(value).report.warnings.map(({ problem }) => problem);
const viaJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const parsed = (json: string): unknown => JSON.parse(json);

/** Returns a value as databases do, without the original order of keys. */
function withReorderedKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withReorderedKeys);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inside]) => [key, withReorderedKeys(inside)] as const);
  return Object.fromEntries(entries.sort(([a], [b]) => a.length - b.length || (a < b ? -1 : 1)));
}

function sectionOf<K extends SectionKind>(value: unknown, kind: K): Section<K> {
  const section = contentOf(value).sections.find((one): one is Section<K> => one.kind === kind);
  if (!section) throw new Error(`no section of ${kind}`);
  return section;
}

const skeletonOf = (count: number) => {
  const sections = Array.from({ length: count }, (_, at) => ({ id: `s${at}`, kind: 'skills', items: [{ id: 'x' }] }));
  return { vitrine: { version: 1, basics: {}, design: {}, sections } };
};

describe('the official sample', () => {
  const { content, report } = importJsonResume(sample);

  it('is exported unchanged', () => {
    expect(exportJsonResume(content)).toStrictEqual(sample);
  });

  it('becomes a valid CV with all its entries, in the order of the file', () => {
    expect(cvContent.parse(content)).toStrictEqual(content);
    expect(content.sections.map(({ id }) => id)).toEqual([
      'summary',
      'work',
      'volunteer',
      'education',
      'awards',
      'publications',
      'skills',
      'languages',
      'interests',
      'references',
      'projects',
    ]);
    expect(report).toMatchObject({ format: 'json-resume', imported: 11, warnings: [] });
    expect(report.sections).toContainEqual({ kind: 'skills', from: 'skills', count: 2 });
  });

  it('is divided into companies, roles and bullets', () => {
    const [job] = sectionOf(sample, 'work').items;
    expect(job).toMatchObject({ id: 'work-1', name: 'Pied Piper', companyDescription: 'Awesome compression company' });
    expect(job?.roles).toMatchObject([
      { id: 'work-1-role', position: 'CEO/President', start: '2013-12-01', end: '2014-12-01', ongoing: false },
    ]);
    expect(job?.roles[0]?.highlights.map(({ id }) => id)).toEqual(['work-1-h1', 'work-1-h2', 'work-1-h3']);
    expect(job?.roles[0]?.summary).toMatch(/^Pied Piper is a multi-platform technology/);
  });
});

describe('any resume', () => {
  it('becomes a valid CV and is exported unchanged', () => {
    fc.assert(
      fc.property(resumes(), (resume) => {
        const { content } = importJsonResume(resume);
        deepStrictEqual(exportJsonResume(content), resume);
        expect(cvContent.safeParse(content).error?.issues ?? []).toEqual([]);
      }),
      { numRuns: runs(1000) },
    );
  });

  it('is exported unchanged from a database or a file', () => {
    fc.assert(
      fc.property(resumes(), (resume) => {
        const stored = withReorderedKeys(contentOf(resume)) as CvContent;
        deepStrictEqual(viaJson(exportJsonResume(stored)), viaJson(resume));
      }),
      { numRuns: runs(200) },
    );
  });
});

describe('a malformed resume', () => {
  it.each([
    '{}',
    '{"basics":null,"work":null,"skills":{},"awards":[]}',
    '{"basics":{},"volunteer":[{}],"projects":[[]]}',
    '{"":{"":1},"__proto__":{"a":1},"constructor":[],"basics":{"__proto__":{"name":"x"},"":0}}',
    '{"work":[{"__proto__":5,"name":"A","highlights":[null,"a",5,{},["b"]]},null,"Pied Piper",7,[]]}',
    '{"skills":["HTML","CSS"],"languages":"English","references":[""]}',
    '{"basics":{"location":"London","profiles":{"url":"https://example.org"},"name":5}}',
    '{"hobbies":[{"name":"Chess"}],"interests":[{"name":"Go"}]}',
    '{"vitrine":1,"work":[{"vitrine":"work-1","name":"A"}]}',
    '{"vitrine":{"version":1}}',
  ])('is exported unchanged: %s', (json) => {
    deepStrictEqual(roundTrip(parsed(json)), parsed(json));
    expect(cvContent.safeParse(contentOf(parsed(json))).success).toBe(true);
  });

  it('may exceed all limits', () => {
    const many = (count: number, make: (index: number) => unknown) =>
      Array.from({ length: count }, (_, at) => make(at));
    const keys = Object.fromEntries(many(700, (index) => [`key ${index}`, index]) as [string, number][]);
    const resume = {
      ...keys,
      ['x'.repeat(300)]: 1,
      '\ud800': 2,
      basics: { ...keys, summary: 'x'.repeat(30_000), name: 'a\nb\u0000' },
      skills: many(600, (index) => ({ name: `${index}`, keywords: many(index, String) })),
      work: [{ ...keys, highlights: many(600, String), startDate: '1'.repeat(100) }],
    };
    deepStrictEqual(roundTrip(resume), resume);
    expect(cvContent.safeParse(contentOf(resume)).error?.issues ?? []).toEqual([]);
    expect(problemsOf({ work: resume.work })).toEqual(expect.arrayContaining(['tooMany', 'cut', 'oddDate']));
  });

  it.each<[string, unknown]>([
    ['keys', Object.fromEntries(Array.from({ length: 30_000 }, (_, at) => [`key ${at}`, at]))],
    ['entries', { skills: Array.from({ length: 30_000 }, () => ({ name: 'x' })) }],
    ['bullets', { work: Array.from({ length: 50 }, () => ({ highlights: Array.from({ length: 2000 }, () => '') })) }],
    ['empty entries', { work: Array.from({ length: 100_000 }, () => null) }],
    ['long texts', { basics: { summary: ' \u0000'.repeat(100_000), email: '@'.repeat(100_000) } }],
    ['a skeleton', { ...skeletonOf(30_000), skills: Array.from({ length: 500 }, () => ({ vitrine: 'x' })) }],
  ])('is imported and exported fast, even if it is full of %s', async (_, resume) => {
    expect(await cpuTimeMs(() => deepStrictEqual(roundTrip(resume), resume))).toBeLessThan(4000);
  });

  it('may be nested too deep to be serialized', () => {
    let nested: unknown = 1;
    for (let level = 0; level < 100_000; level += 1) nested = level % 2 ? [nested] : { deep: nested };
    const resume = {
      deep: nested,
      basics: nested,
      work: [nested, { name: nested, deep: nested }],
      vitrine: { version: 1, sections: nested },
    };
    expect(roundTrip(resume).deep).toBe(nested);
    const [first, second] = resume.work as { name: unknown; deep: unknown }[];
    const out = roundTrip(resume).work as (typeof first)[];
    expect([out.length, out[0] === first, out[1]?.name === second?.name, out[1]?.deep === nested]).toEqual([
      2,
      true,
      true,
      true,
    ]);
  });

  it('may have the keys of versions before 1.0, which are exported again', () => {
    const old = {
      basics: { picture: 'https://example.org/ada.png', website: 'https://example.org' },
      work: [{ company: 'Analytical Engines', website: 'https://example.org/engines' }],
      education: [{ institution: 'At home', gpa: '4.0' }],
      hobbies: [{ name: 'Music' }],
    };
    const content = contentOf(old);
    expect(content.basics.url).toBe('https://example.org');
    expect(sectionOf(old, 'work').items[0]).toMatchObject({
      name: 'Analytical Engines',
      url: 'https://example.org/engines',
    });
    expect(sectionOf(old, 'education').items[0]?.score).toBe('4.0');
    expect(sectionOf(old, 'interests').items[0]?.name).toBe('Music');
    expect(roundTrip(old)).toStrictEqual(old);
    expect(problemsOf(old)).toContain('picture');
  });

  it('is exported without an old key once its field has changed', () => {
    const content = structuredClone(
      contentOf({ basics: { website: 'https://old.example.org' }, hobbies: [{ name: 'Music' }] }),
    );
    content.basics.url = 'https://example.org';
    content.sections = [];
    const out = exportJsonResume(content);
    expect(out.basics).toEqual({ url: 'https://example.org' });
    expect(JSON.stringify(out)).not.toMatch(/"hobbies":|"website":/);
  });

  it('is reported with its problems and their paths', () => {
    const { report, content } = importJsonResume({
      basics: { email: 'ada', url: 'nowhere', age: 36 },
      work: [{ startDate: 'spring 1843', colour: 'red' }, 5],
      meta: { version: 'v1' },
    });
    expect(report.warnings).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ problem: 'oddEmail', from: 'basics.email', at: ['basics'], field: 'email' }),
        expect.objectContaining({ problem: 'oddAddress', from: 'basics.url', text: 'nowhere' }),
        expect.objectContaining({ problem: 'keptRaw', from: 'basics.age', text: '36' }),
        expect.objectContaining({ problem: 'oddDate', from: 'work.0.startDate', text: 'spring 1843' }),
        expect.objectContaining({ problem: 'keptRaw', from: 'work.0.colour' }),
        expect.objectContaining({ problem: 'nameless', from: 'work.0', at: ['sections', 'work', 'items', 'work-1'] }),
        expect.objectContaining({ problem: 'wrongType', from: 'work.1', text: '5' }),
      ]),
    );
    expect(report).toMatchObject({ imported: 1, kept: 3 });
    expect(content.sections).toHaveLength(1);
  });

  it.each([null, 5, 'x', [], undefined])('becomes an empty CV with a warning if it is %s', (value) => {
    expect(contentOf(value).sections).toEqual([]);
    expect(problemsOf(value)).toEqual(['unreadable']);
  });
});
