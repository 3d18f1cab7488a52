import { describe, expect, it } from 'vitest';
import { missingFrom } from '#cv/testing/cv-files.ts';
import { LINKEDIN_EXPORT } from '#cv/testing/linkedin-export.ts';
import { readCsv } from '#platform/pure/csv.ts';
import { cvContent } from '../../schema.ts';
import { importLinkedIn } from './read.ts';

const { content, report } = importLinkedIn(LINKEDIN_EXPORT);
const itemsOf = (kind: string) => content.sections.find((section) => section.kind === kind)?.items;

describe('importing a LinkedIn export', () => {
  it('returns a valid CV', () => {
    expect(cvContent.safeParse(content).error).toBeUndefined();
    expect(content.basics).toMatchObject({
      name: 'Ada Lovelace',
      headline: 'Analyst',
      email: 'ada@example.org',
      phone: '+44 20 7946 0101',
      url: 'https://example.org/ada',
      summary: 'Author of the \\*notes\\*.\n\nTranslator.',
      location: { display: 'London, England', address: "12 St James's Square", postalCode: 'SW1' },
      profiles: [{ network: 'X', username: 'ada', url: 'https://x.com/ada' }],
      custom: [
        { label: 'BLOG', value: 'https://example.org/blog', url: 'https://example.org/blog' },
        { label: 'SKYPE', value: 'ada.l' },
        { value: 'old@example.org' },
        { label: 'Work', value: '+44 20 7946 0102' },
      ],
    });
    expect(content.sections.map(({ kind, title, items }) => [kind, title, items.length])).toEqual([
      ['summary', '', 0],
      ['work', '', 2],
      ['education', '', 1],
      ['projects', '', 1],
      ['volunteer', '', 1],
      ['skills', '', 2],
      ['languages', '', 2],
      ['certificates', '', 1],
      ['awards', '', 1],
      ['publications', '', 1],
      ['custom', 'Courses', 1],
      ['references', '', 2],
    ]);
  });

  it('groups positions by company and turns bullets into highlights', () => {
    expect(itemsOf('work')).toMatchObject([
      {
        name: 'Analytical Engine',
        location: 'London',
        roles: [
          {
            position: 'Analyst',
            start: '1843-02',
            ongoing: true,
            summary: 'What it could do:',
            highlights: [{ text: 'Wrote Note G' }, { text: 'Corrected an error' }],
          },
          {
            position: 'Translator',
            start: '1842',
            end: '1843-01',
            ongoing: false,
            highlights: [{ text: 'From French.' }, { text: 'Into English.' }],
            extras: [{ key: 'linkedin', was: { Location: 'Ockham' } }],
          },
        ],
      },
      { name: 'Village school', roles: [{ start: '1836-09', end: '1840-06', highlights: [{ text: 'Taught' }] }] },
    ]);
  });

  it('reads dates, levels and people', () => {
    expect(itemsOf('certificates')).toMatchObject([{ date: '1842-06', expires: '1852-06', credentialId: 'C-1' }]);
    expect(itemsOf('publications')).toMatchObject([{ date: '1843-09-01', publisher: 'Scientific Memoirs' }]);
    expect(itemsOf('languages')).toMatchObject([
      { cefr: 'native' },
      { cefr: '', fluency: 'Full professional proficiency' },
    ]);
    expect(itemsOf('education')).toMatchObject([{ summary: 'With Augustus De Morgan\n\nHarp and horses' }]);
    expect(itemsOf('references')).toMatchObject([
      { name: 'Charles Babbage', position: 'Inventor', visible: true },
      { name: 'Luigi Menabrea', visible: false },
    ]);
  });

  it('stores data without a field and ignores files about other things and people', () => {
    expect(content.basics.extras).toEqual([
      { key: 'linkedin', was: { 'Maiden Name': 'Byron', 'Birth Date': 'Dec 10, 1815', Industry: 'Mathematics' } },
    ]);
    expect(JSON.stringify(content)).not.toMatch(/Somerville|Come to tea/);
    expect(report.warnings.filter(({ problem }) => problem === 'notTaken').map(({ from }) => from)).toEqual([
      'Connections.csv',
      'messages.csv',
    ]);
    const table = readCsv(LINKEDIN_EXPORT['Volunteering.csv'] ?? '', ',', 10);
    expect(missingFrom(table.slice(1), content)).toEqual([]);
  });

  it('reads several values within one pair of brackets', () => {
    const { content } = importLinkedIn({
      'Profile.csv':
        'First Name,Websites\nAda,"[COMPANY:https://example.org/engine,PORTFOLIO:https://example.org/a,b,OTHER:example.org]"\n',
    });
    expect(content.basics.url).toBe('https://example.org/engine');
    expect(content.basics.custom).toMatchObject([
      { label: 'PORTFOLIO', value: 'https://example.org/a,b', url: 'https://example.org/a,b' },
      { label: 'OTHER', value: 'example.org', url: '' },
    ]);
  });

  it('reads honors and organizations of older exports', () => {
    const { content } = importLinkedIn({
      'Honors.csv': 'Name,Issuer,Issue Date,Description\nMedal,Royal Society,May 1843,For the notes\n',
      'Organizations.csv':
        'Name,Position,Started On,Finished On,Description\nRoyal Society,Correspondent,Jan 1840,Jun 1842,Letters\nSalon,Host,1841,,\n',
    });
    expect(content.sections).toMatchObject([
      {
        kind: 'awards',
        items: [{ title: 'Medal', awarder: 'Royal Society', date: '1843-05', summary: 'For the notes', extras: [] }],
      },
      {
        kind: 'custom',
        title: 'Organizations',
        items: [
          { title: 'Royal Society', subtitle: 'Correspondent', start: '1840-01', end: '1842-06', summary: 'Letters' },
          { title: 'Salon', start: '1841', ongoing: true },
        ],
      },
    ]);
  });

  it('detects the language of the profile', () => {
    const { content } = importLinkedIn({
      'Profile.csv': 'First Name,Headline,Summary\nАда,Аналитик,Отвечала за планирование и координацию работ\n',
    });
    expect(content.design.language).toBe('ru');
  });

  it('finds files in any folder and spelling, and tables below a preamble', () => {
    const { content } = importLinkedIn({
      'Basic_LinkedInDataExport/EDUCATION.CSV': 'School Name\nVillage school\n',
      '../../Email_Addresses.csv': 'Notes:\n"Some words"\n\nEmail Address,Primary\nada@example.org,Yes\n',
    });
    expect(content.basics.email).toBe('ada@example.org');
    expect(content.sections[0]?.items).toMatchObject([{ institution: 'Village school' }]);
  });

  it.each([[undefined], [{}], [{ 'Positions.csv': 7 }], [{ 'Positions.csv': '' }], [{ 'Skills.csv': '\n\n"' }]])(
    'returns an empty CV if there is no data: %j',
    (value) => {
      expect(importLinkedIn(value).content.sections).toEqual([]);
    },
  );
});
