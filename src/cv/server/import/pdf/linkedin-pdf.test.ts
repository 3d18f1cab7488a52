import { describe, expect, it } from 'vitest';
import { type LinkedInProfile, linkedInPdf } from '../../../../../bench/imports/linkedin-pdf.ts';
import { type TextSpan, textOfLine } from '../../../model/formats/unstructured/excerpt.ts';
import type { ReadSource } from '../../../model/review/read-source.ts';
import type { SectionKind } from '../../../model/shapes.ts';
import { parseCv } from '../parse-cv.ts';

const PROFILE: LinkedInProfile = {
  name: 'Ada Lovelace',
  headline: 'Staff Engineer at Analytical Engines | Compilers',
  place: 'London, England, United Kingdom',
  contact: [
    { text: '+44 20 7946 0101', label: 'Mobile' },
    { text: 'ada.lovelace.of.analytical\n.engines@example.org' },
    { text: 'www.linkedin.com/in/ada-\nlovelace', label: 'LinkedIn', url: 'https://www.linkedin.com/in/ada-lovelace' },
    { text: 'ada.example.org', label: 'Personal', url: 'https://ada.example.org' },
  ],
  skills: ['Compilers', 'Technical Writing', 'Mentoring'],
  languages: [
    { name: 'English', level: 'Native or Bilingual' },
    { name: 'French', level: 'Full Professional' },
  ],
  certifications: [
    'Certified Kubernetes Administrator of the Cloud Native Computing Foundation',
    'Professional Scrum Master I',
  ],
  summary: ['I build compilers for machines that weave numbers, and I write the manuals that people read first.'],
  companies: [
    {
      name: 'Analytical Engines',
      total: '6 years 3 months',
      positions: [
        {
          title: 'Staff Engineer',
          period: 'March 2021 - Present (3 years 2 months)',
          place: 'London, England, United Kingdom',
          text: ['Leads the compiler team of eight people.', '- Cut build times by half', '- Wrote the language guide'],
        },
        {
          title: 'Senior Engineer',
          period: 'February 2018 - March 2021 (3 years 2 months)',
          place: 'London, England, United Kingdom',
          text: ['Built the loop optimizer and its tests.'],
        },
      ],
    },
    {
      name: 'Difference Machines Ltd',
      positions: [
        {
          title: 'Software Engineer',
          period: 'September 2014 - January 2018 (3 years 5 months)',
          place: 'Manchester, United Kingdom',
          text: ['Kept the tables of logarithms correct, and moved their printing to new hardware.'],
        },
      ],
    },
    {
      name: 'Royal Observatory',
      positions: [{ title: 'Research Intern', period: 'June 2013 - August 2013 (3 months)' }],
    },
  ],
  education: [
    {
      school: 'University of London',
      degree: 'Master of Science - MSc, Computer Science · (2012 - 2014)',
    },
    { school: 'University of Leeds', degree: 'Bachelor of Science - BSc, Mathematics · (2009 - 2012)' },
  ],
  honors: ['Order of the Analytical Engine'],
};

const reading = linkedInPdf(PROFILE).then((pdf) => parseCv(Buffer.from(pdf)));
/** Returns the text of a file at spans of it. */
const textsOf = (source: ReadSource | undefined, spans: readonly TextSpan[]) =>
  spans.map(({ line, start, end }) => textOfLine(source?.lines[line] ?? { segments: [] }).slice(start, end));
const itemsOf = async (kind: SectionKind) =>
  (await reading).content.sections.filter((section) => section.kind === kind).flatMap(({ items }): unknown[] => items);

describe('reading LinkedIn’s “Save to PDF”', () => {
  it('reads the person, with the contact details beside', async () => {
    const { basics } = (await reading).content;
    expect(basics).toMatchObject({
      name: 'Ada Lovelace',
      headline: 'Staff Engineer at Analytical Engines | Compilers',
      email: 'ada.lovelace.of.analytical.engines@example.org',
      phone: '+44 20 7946 0101',
      profiles: [{ network: 'LinkedIn', username: 'ada-lovelace' }],
      summary: PROFILE.summary[0],
    });
    expect(basics.location.display).toBe('London, England, United Kingdom');
    expect(basics.profiles).toHaveLength(1);
    expect(basics.custom).toEqual([]);
  });

  it('reads several positions in one company as its roles', async () => {
    expect(await itemsOf('work')).toMatchObject([
      {
        name: 'Analytical Engines',
        location: 'London, England, United Kingdom',
        roles: [
          {
            ...{ position: 'Staff Engineer', start: '2021-03', end: '', ongoing: true },
            summary: 'Leads the compiler team of eight people.',
            highlights: [{ text: 'Cut build times by half' }, { text: 'Wrote the language guide' }],
          },
          { position: 'Senior Engineer', start: '2018-02', end: '2021-03', ongoing: false },
        ],
      },
      {
        name: 'Difference Machines Ltd',
        roles: [{ position: 'Software Engineer', start: '2014-09', end: '2018-01' }],
      },
      { name: 'Royal Observatory', roles: [{ position: 'Research Intern', start: '2013-06', end: '2013-08' }] },
    ]);
  });

  it('reads education and the lists of the narrow column', async () => {
    expect(await itemsOf('education')).toMatchObject([
      {
        ...{ institution: 'University of London', studyType: 'Master of Science - MSc', area: 'Computer Science' },
        ...{ start: '2012', end: '2014' },
      },
      { institution: 'University of Leeds', start: '2009', end: '2012' },
    ]);
    expect(await itemsOf('skills')).toMatchObject(PROFILE.skills.map((name) => ({ name })));
    expect(await itemsOf('certificates')).toHaveLength(2);
    expect(await itemsOf('languages')).toMatchObject([{ language: 'English' }, { language: 'French' }]);
    expect(await itemsOf('awards')).toMatchObject([{ title: 'Order of the Analytical Engine' }]);
    expect(await itemsOf('certificates')).toMatchObject([
      { name: 'Certified Kubernetes Administrator of the Cloud Native Computing Foundation' },
      { name: 'Professional Scrum Master I' },
    ]);
  });

  it('leaves out the numbers of pages', async () => {
    expect(JSON.stringify((await reading).content)).not.toMatch(/Page \d/);
  });

  it('keeps the description of positions on a second page, and the numbers of both out', async () => {
    const text = Array.from({ length: 60 }, (_, at) => `- Improved the engine for the time number ${at}`);
    const position = { title: 'Engineer', period: 'March 2010 - April 2013 (3 years 2 months)', place: 'London', text };
    const long = { ...PROFILE, companies: [{ name: 'Analytical Engines', positions: [position] }] };
    const { content, source } = await parseCv(Buffer.from(await linkedInPdf(long)));
    expect(source?.pages.length).toBeGreaterThan(1);
    const roles = content.sections.flatMap(({ items }): unknown[] => items).slice(-3)[0];
    expect(roles).toMatchObject({ roles: [{ highlights: text.map((one) => ({ text: one.slice(2) })) }] });
    expect(textsOf(source, source?.unplaced ?? [])).toEqual([]);
  });

  it('reads headings in the language of the interface', async () => {
    const german = {
      ...{ contact: 'Kontakt', skills: 'Top-Kenntnisse', languages: 'Sprachen', certifications: 'Zertifizierungen' },
      ...{
        honors: 'Auszeichnungen',
        summary: 'Zusammenfassung',
        experience: 'Berufserfahrung',
        education: 'Ausbildung',
      },
      page: (number: number, total: number) => `Seite ${number} von ${total}`,
    };
    const { content, source } = await parseCv(Buffer.from(await linkedInPdf({ ...PROFILE, headings: german })));
    expect(content.sections.map(({ kind }) => kind).sort()).toEqual(
      (await reading).content.sections.map(({ kind }) => kind).sort(),
    );
    expect(textsOf(source, source?.unplaced ?? [])).toEqual([]);
  });
});

describe('reviewing LinkedIn’s “Save to PDF”', () => {
  it('marks where each field is', async () => {
    const { content, source } = await reading;
    const marked = (field: string) => textsOf(source, source?.marks.filter((mark) => mark.field === field) ?? []);
    expect(marked('headline')).toEqual([PROFILE.headline]);
    expect(marked('position')).toEqual(
      PROFILE.companies.flatMap(({ positions }) => positions.map(({ title }) => title)),
    );
    expect(marked('start')).toContain('March 2021 - Present (3 years 2 months)');
    expect(marked('institution')).toEqual(PROFILE.education.map(({ school }) => school));
    expect(marked('fluency')).toEqual(PROFILE.languages.map(({ level }) => level));
    expect(source?.marks.filter(({ sure }) => !sure)).toEqual([]);
    expect(content.sections.every(({ visible }) => visible)).toBe(true);
  });

  it('keeps what has no field, and is in doubt about a place that nobody knows', async () => {
    const odd = {
      ...PROFILE,
      place: 'Compilers and looms',
      companies: [
        { name: 'Analytical Engines', total: 'Remote and on site', positions: PROFILE.companies[0]?.positions ?? [] },
      ],
    };
    const { source, report } = await parseCv(Buffer.from(await linkedInPdf(odd)));
    expect(textsOf(source, source?.unplaced ?? [])).toEqual(['Remote and on site']);
    expect(source?.marks.filter(({ sure }) => !sure)).toMatchObject([{ field: 'display', doubt: 'unknownPlace' }]);
    expect(report.warnings.map(({ problem }) => problem)).toEqual(['recognized', 'unplaced', 'guessed']);
  });
});
