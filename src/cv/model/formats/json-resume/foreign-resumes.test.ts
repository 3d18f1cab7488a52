import { deepStrictEqual } from 'node:assert/strict';
import { describe, expect, it } from 'vitest';
import { cvContent } from '../../schema.ts';
import type { Section, SectionKind } from '../../shapes.ts';
import { exportJsonResume, importJsonResume } from './json-resume.ts';

const contentOf = (value: unknown) => importJsonResume(value).content;
const problemsOf = (value: unknown) => importJsonResume(value).report.warnings.map(({ problem }) => problem);
const sameFile = (value: unknown) => deepStrictEqual(exportJsonResume(contentOf(value)), value);

function sectionOf<K extends SectionKind>(value: unknown, kind: K): Section<K> {
  const section = contentOf(value).sections.find((one): one is Section<K> => one.kind === kind);
  if (!section) throw new Error(`no section of ${kind}`);
  return section;
}

describe('a resume of another program', () => {
  it('has ongoing entries where an end is missing or a word', () => {
    const file = {
      work: [
        { name: 'Engine', startDate: '1842-02' },
        { name: 'Memoirs', startDate: '1842', endDate: 'Present' },
        { name: 'School', startDate: '1836', endDate: '1840' },
        { name: 'Letters' },
      ],
      volunteer: [{ organization: 'Salon', startDate: '1841', endDate: '' }],
      education: [{ institution: 'Lessons', startDate: '1840', endDate: null }],
      projects: [{ name: 'Note G', startDate: '1843' }],
    };
    const roles = sectionOf(file, 'work').items.flatMap((item) => item.roles);
    expect(roles.map(({ ongoing, end }) => [ongoing, end])).toEqual([
      [true, ''],
      [true, ''],
      [false, '1840'],
      [false, ''],
    ]);
    for (const kind of ['volunteer', 'education', 'projects'] as const)
      expect(sectionOf(file, kind).items).toMatchObject([{ ongoing: true }]);
    sameFile(file);
    expect(cvContent.safeParse(contentOf(file)).success).toBe(true);
  });

  it('shows fields that the standard lacks, and fields under older names', () => {
    const file = {
      work: [
        { name: 'Engine', summary: 'Wrote notes', keywords: ['Analysis', 'Numbers'] },
        { name: 'Memoirs', keywords: ['French'] },
      ],
      volunteer: [{ name: 'Village school', location: 'Ockham' }],
      education: [{ institution: 'Lessons', specialization: 'Calculus', location: 'London' }],
      awards: [{ title: 'Medal', url: 'https://example.org/medal' }],
      certificates: [{ name: 'Calculus', summary: 'By De Morgan' }],
      publications: [{ name: 'Sketch', authors: ['Menabrea', 'Lovelace'] }],
      languages: [{ name: 'French', level: 'Fluent' }],
      references: [
        { name: 'Babbage', position: 'Inventor', email: 'b@example.org', phone: '1', url: 'https://example.org/b' },
      ],
      projects: [
        { name: 'Note A', summary: 'On the engine', github: 'https://example.org/a' },
        { name: 'Note G', description: 'Numbers', summary: 'of Bernoulli', website: 'https://example.org/g' },
      ],
    };
    expect(sectionOf(file, 'work').items).toMatchObject([
      { roles: [{ summary: 'Wrote notes\n\nAnalysis, Numbers' }] },
      { roles: [{ summary: 'French' }] },
    ]);
    expect(sectionOf(file, 'volunteer').items).toMatchObject([{ organization: 'Village school', location: 'Ockham' }]);
    expect(sectionOf(file, 'education').items).toMatchObject([{ area: 'Calculus', location: 'London' }]);
    expect(sectionOf(file, 'awards').items).toMatchObject([{ url: 'https://example.org/medal' }]);
    expect(sectionOf(file, 'certificates').items).toMatchObject([{ summary: 'By De Morgan' }]);
    expect(sectionOf(file, 'publications').items).toMatchObject([{ authors: ['Menabrea', 'Lovelace'] }]);
    expect(sectionOf(file, 'languages').items).toMatchObject([{ language: 'French', fluency: 'Fluent' }]);
    expect(sectionOf(file, 'references').items).toMatchObject([
      { position: 'Inventor', email: 'b@example.org', phone: '1', url: 'https://example.org/b' },
    ]);
    expect(sectionOf(file, 'projects').items).toMatchObject([
      { description: 'On the engine', url: 'https://example.org/a' },
      { description: 'Numbers\n\nof Bernoulli', url: 'https://example.org/g' },
    ]);
    expect(problemsOf(file)).toEqual([]);
    sameFile(file);
  });

  it('keeps an older name beside a newer one when it is exported with our own data', () => {
    const file = { work: [{ name: 'Engine', url: 'https://example.org/new', website: 'https://example.org/old' }] };
    const content = contentOf(file);
    const changed = { ...content, design: { ...content.design, template: 'swiss' } };
    const exported = exportJsonResume(changed);
    expect(exported.work).toMatchObject(file.work);
    expect(contentOf(exported)).toEqual(changed);
  });

  it('has HTML converted to Markdown', () => {
    const file = {
      basics: { summary: '<p>Wrote <b>Note G</b> &amp; more</p>' },
      work: [{ name: 'Engine', summary: 'First<br/>second', highlights: ['<i>Translated</i>', 'a < b > c *d*'] }],
    };
    const content = contentOf(file);
    expect(content.basics.summary).toBe('Wrote **Note G** & more');
    const [item] = sectionOf(file, 'work').items;
    expect(item?.roles[0]).toMatchObject({
      summary: 'First\nsecond',
      highlights: [{ text: '*Translated*' }, { text: 'a < b > c *d*' }],
    });
    sameFile(file);
  });

  it('has sections for lists that the format lacks', () => {
    const file = {
      basics: { name: 'Ada Lovelace' },
      sideExperiences: [
        { Title: 'Analyst', company: 'Engine', start_date: 'Feb 1842', endDate: 'Present', Team: 'one', tags: ['a'] },
        { nothing: {} },
      ],
      objectives: ['To compute', 'To write'],
      numbers: [1, 2],
    };
    const { content, report } = importJsonResume(file);
    const analyst = { title: 'Analyst', subtitle: 'Engine', start: '1842-02', ongoing: true, summary: 'Team: one' };
    expect(content.sections).toMatchObject([
      { kind: 'text', title: 'Objectives', items: [{ text: 'To compute' }, { text: 'To write' }] },
      { kind: 'custom', title: 'Side experiences', items: [{ ...analyst, keywords: ['a'] }] },
    ]);
    expect(report).toMatchObject({ imported: 3, kept: 1, warnings: [{ problem: 'keptRaw', from: 'numbers' }] });
    sameFile(file);
    expect(cvContent.safeParse(content).error).toBeUndefined();
  });

  it('begins its report with a warning if most texts have no field', () => {
    const foreign = { work: [{ name: 'Engine', when: '1842', where: 'London', what: 'Notes' }] };
    expect(problemsOf(foreign)).toEqual(['mostlyKept', 'keptRaw', 'keptRaw', 'keptRaw']);
    expect(problemsOf({ work: [{ name: 'Engine', position: 'Analyst', when: '1842' }] })).toEqual(['keptRaw']);
  });
});
