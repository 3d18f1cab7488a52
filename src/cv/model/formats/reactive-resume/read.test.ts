import { describe, expect, it } from 'vitest';
import { cvFileValue, missingFrom } from '#cv/testing/cv-files.ts';
import type { CvContent } from '../../content.ts';
import { cvContent } from '../../schema.ts';
import { importReactiveResume4 } from './read-v4.ts';
import { importReactiveResume5 } from './read-v5.ts';

const file4 = cvFileValue('reactive-resume-4.json');
const file5 = cvFileValue('reactive-resume-5.json');
const four = importReactiveResume4(file4);
const five = importReactiveResume5(file5);

const sectionSummaries = ({ sections }: CvContent) =>
  sections.map(({ kind, title, area, visible }) => [kind, title, area, visible].join(' '));
const itemsOf = ({ sections }: CvContent, kind: string) => sections.find((section) => section.kind === kind)?.items;

describe('importing a file of Reactive Resume 4', () => {
  const { content, report } = four;

  it('returns a valid CV with the sections in their positions', () => {
    expect(cvContent.safeParse(content).error).toBeUndefined();
    expect(sectionSummaries(content)).toEqual([
      'summary Summary main true',
      'work Work main true',
      'education Education main true',
      'projects Projects main true',
      'volunteer Volunteering main true',
      'custom Letters main true',
      'references References main false',
      'skills Skills sidebar true',
      'certificates Certifications sidebar true',
      'languages Languages sidebar true',
      'awards Awards sidebar true',
      'publications Publications main true',
      'interests Interests main false',
    ]);
    expect(content.sections.some(({ startOnNewPage }) => startOnNewPage)).toBe(false);
    expect(content.sections.find(({ kind }) => kind === 'projects')?.columns).toBe(2);
  });

  it('reads the content', () => {
    expect(content.basics).toMatchObject({
      name: 'Ada Lovelace',
      url: 'https://example.org/ada',
      summary: "Translator of *Menabrea's* sketch.\n\nAuthor of its **notes**.",
      custom: [{ icon: 'envelope', label: 'Letters', value: "St James's Square" }],
      profiles: [{ network: 'GitHub', username: 'ada', url: 'https://github.com/ada' }],
    });
    expect(itemsOf(content, 'work')).toMatchObject([
      {
        name: 'Analytical Engine',
        visible: true,
        roles: [
          {
            position: 'Analyst',
            start: '1842-02',
            end: '',
            ongoing: true,
            summary: 'What the engine could do.',
            highlights: [{ text: 'Wrote **Note G**' }, { text: 'Corrected an error\nof the sketch' }],
          },
        ],
      },
      { name: 'Scientific Memoirs', visible: false, roles: [{ start: 'some summers', end: '', ongoing: false }] },
    ]);
    expect(itemsOf(content, 'projects')).toMatchObject([{ description: 'Author \\*alone\\*\n\nBernoulli numbers' }]);
    expect(itemsOf(content, 'awards')).toMatchObject([{ date: '1979-05' }]);
  });

  it('reads the supported design settings', () => {
    expect(content.design).toMatchObject({
      page: 'letter',
      pageNumbers: false,
      icons: false,
      accent: '#ca8a04',
      text: '#111111',
      size: 9.75,
      photo: 'round',
    });
  });

  it('stores all data without a field as extras', () => {
    expect(missingFrom(file4, content)).toEqual([
      // Their ids, HTML that was converted to Markdown, and texts that were parsed as dates.
      ...['f1', "<p>Translator of <em>Menabrea's</em> sketch.</p><p>Author of its <strong>notes</strong>.</p>", 'e1'],
      'February 1842 to Present',
      '<p>What the engine could do.</p><ul><li><p>Wrote <strong>Note G</strong></p></li><li><p>Corrected an error<br>of the sketch</p></li></ul>',
      ...[
        'e2',
        'd1',
        '1840 - 1842',
        '<p>With Augustus De Morgan</p>',
        'p1',
        'Author *alone*',
        '<p>Bernoulli numbers</p>',
      ],
      ...['v1', 'l1', 'i1', 'a1', 'May 1979', 'c1', 'b1', 'September 1843', 'r1'],
      ...['<p>The enchantress of number</p>', 'n1', 'x1', 'x1a'],
      "<p>I want to put something in about Bernoulli's number.</p>",
    ]);
    expect(report).toMatchObject({ format: 'reactive-resume-4', imported: 16 });
    expect(report.warnings.map(({ problem, from }) => `${problem} ${from}`)).toEqual([
      'picture basics.picture',
      'keptRaw basics.picture',
      'keptRaw basics.url',
      'keptRaw sections.profiles.items.0.icon',
      'oddDate sections.experience.items.1.date',
      'keptRaw sections.projects.items.0.url',
      'keptRaw sections.custom.x1.items.0.level',
      'keptRaw sections.languages.items.0.level',
      'keptRaw sections',
      'keptRaw metadata',
    ]);
  });
});

describe('importing a file of Reactive Resume 5 or 6', () => {
  const { content, report } = five;

  it('returns a valid CV with the sections in their positions', () => {
    expect(cvContent.safeParse(content).error).toBeUndefined();
    expect(sectionSummaries(content)).toEqual([
      'summary  main true',
      'work  main true',
      'education Lessons main true',
      'projects  main true',
      'work At court main true',
      'text A thought main true',
      'skills  sidebar true',
      'languages  sidebar true',
      'interests  sidebar true',
      'awards  sidebar true',
      'references  sidebar false',
      'certificates  main true',
      'volunteer  main true',
      'publications  main false',
    ]);
    expect(content.sections[0]).toMatchObject({ showTitle: false, keepTogether: true });
  });

  it('reads the content', () => {
    expect(itemsOf(content, 'work')).toMatchObject([
      {
        name: 'Analytical Engine',
        companyDescription: 'A machine that was never built.',
        roles: [
          {
            position: 'Analyst',
            start: '1843-02',
            ongoing: true,
            highlights: [{ text: 'Wrote Note G\n- in twenty-five steps' }],
          },
          { position: 'Translator', start: '1842', end: '1843', ongoing: false, summary: 'From French' },
        ],
      },
    ]);
    expect(itemsOf(content, 'education')).toMatchObject([
      { visible: false, start: 'in her youth', score: 'with honour' },
    ]);
    expect(itemsOf(content, 'certificates')).toMatchObject([{ date: '1842-06', expires: '1852-06' }]);
    expect(itemsOf(content, 'languages')).toMatchObject([{ fluency: '', cefr: 'C1' }]);
    expect(itemsOf(content, 'volunteer')).toMatchObject([{ start: '1836', ongoing: true }]);
    expect(itemsOf(content, 'text')).toMatchObject([{ text: 'The engine weaves patterns.' }]);
  });

  it('reads the supported design settings', () => {
    expect(content.design).toMatchObject({
      page: 'a4',
      dateFormat: 'long',
      language: 'de-DE',
      accent: '#dc2626',
      size: 11,
      sidebar: 'right',
      sidebarWidth: 35,
      photo: 'none',
      levels: 'bar',
      icons: false,
    });
  });

  it('stores letters and other data without a field as extras', () => {
    expect(JSON.stringify(content.extras)).toContain('Dear Sir');
    expect(report.warnings.map(({ problem, from }) => `${problem} ${from}`)).toContain('keptRaw customSections.2');
    expect(missingFrom(file5, content).filter((words) => !/^[a-z]\d[a-z]?$|^<p>|^<ul>/.test(words))).toEqual([
      'Feb 1843 – Present',
      '1842 – 1843',
      '1842 - 1843',
      'May 1979',
      'June 1842',
      'Sept 1843',
      'since 1836',
    ]);
  });
});

describe('importing a malformed file of Reactive Resume', () => {
  it.each([importReactiveResume4, importReactiveResume5])('reads as much as possible', (read) => {
    const { content, report } = read({
      basics: { name: 5, customFields: 'none', website: 'https://example.org', url: [] },
      sections: {
        skills: { items: [{ name: 'Analysis', level: 'high', keywords: 'one' }, 'two', null] },
        awards: 'x',
        education: { items: {} },
      },
      metadata: { layout: 'x', page: { format: 5 }, design: { colors: { primary: 'red;' } } },
    });
    expect(cvContent.safeParse(content).error).toBeUndefined();
    expect(content.basics.name).toBe('5');
    expect(itemsOf(content, 'skills')).toMatchObject([{ name: 'Analysis', level: 0, keywords: ['one'] }]);
    expect(report.warnings.map(({ problem, from }) => `${problem} ${from}`)).toEqual(
      expect.arrayContaining([
        'wrongType basics.name',
        'unreadable sections.skills.items.1',
        'keptRaw sections.skills.items.0.level',
      ]),
    );
  });
});
