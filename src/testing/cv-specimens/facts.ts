import type { ExampleContent } from '#cv/examples/build.ts';
import type { Basics } from '#cv/model/shapes.ts';

const LONG =
  'https://www.example.org/scientific-memoirs/volume-iii/1843/sketch-of-the-analytical-engine-invented-by-charles-babbage/';

/** The parts of a specimen common to all languages, item by item: dates, URLs, numbers, levels. */
export const FACTS: ExampleContent['sections'] = {
  work: [
    { url: 'https://example.org/scientific-memoirs', roles: [{ start: '1842-10', end: '1843-08' }] },
    {
      url: 'https://example.org/babbage',
      roles: [
        { start: '1842-02', end: '1852-11' },
        { start: '1833-06', end: '1842-01' },
      ],
    },
    { url: 'https://example.org/machine-method', roles: [{ start: '2021-04', ongoing: true }] },
    { roles: [{ start: '2016', end: '2021-03' }] },
  ],
  volunteer: [
    { url: 'https://example.org/reading-room', start: '2019-01', ongoing: true },
    { start: '2012', end: '2018' },
  ],
  education: [
    { start: '1840-06', end: '1841-11', url: 'https://example.org/correspondence' },
    { start: '1834', end: '1835' },
    { start: '2024-10', ongoing: true, url: 'https://university.example.org/logic-and-method' },
  ],
  projects: [
    { url: LONG, start: '1843-07', end: '1843-08' },
    { start: '1828', end: '1828' },
    { url: 'https://example.org/open-tables', start: '2022-01', ongoing: true },
  ],
  achievements: [
    { date: '1843-09', url: 'https://example.org/note-g' },
    { date: '1980-12-10', credentialId: 'MIL-STD-1815' },
    {
      date: '2023-05-04',
      expires: '2028-05-04',
      credentialId: 'EX-4711-0815-BADGE',
      url: 'https://example.org/badges/0815',
    },
  ],
  awards: [{ date: '2022-11-24', url: 'https://example.org/prizes/scientific-writing' }, { date: '2019' }],
  certificates: [
    {
      date: '2023-02',
      expires: '2026-02',
      credentialId: 'MM-2023-000417',
      url: 'https://academy.example.org/certificates/mm-2023-000417',
    },
    { date: '2021-09', credentialId: 'PR-88' },
    { date: '2024-01-15', expires: '2027-01-15' },
  ],
  publications: [
    {
      ...{ kind: 'article', volume: '3', issue: '12', pages: '666–731', date: '1843-09' },
      ...{ doi: '10.5555/scientific-memoirs.1843.666', url: LONG, pdf: 'https://example.org/memoirs/sketch.pdf' },
    },
    { date: '1848', volume: '9', pages: '313', editors: ['Richard Taylor'], imprint: 'Longman' },
    { date: '2021-03', doi: '10.5555/example.2021.0042' },
    { date: '2018', url: 'https://press.example.org/letters-on-functional-equations' },
  ],
  talks: [
    { date: '2023-06-15', url: 'https://conference.example.org/2023/an-engine-that-weaves' },
    { date: '2022-03' },
    { date: '2020-07' },
  ],
  skills: [{ level: 5 }, { level: 4 }, { level: 4 }, { level: 3 }, { level: 0 }],
  languages: [{ cefr: 'native' }, { cefr: 'C1' }, { cefr: 'B2' }, { cefr: 'B1' }],
  references: [
    { email: 'charles.babbage@example.org', phone: '555-0191', url: 'https://example.org/babbage' },
    { email: 'de-morgan@university-college.example.org', phone: '555-0144' },
    { email: 'somerville@example.org' },
    { phone: '555-0127' },
  ],
  custom: [
    { start: '1834-07', end: '1834-09', url: 'https://example.org/journeys/mills-of-the-north' },
    { start: '2023-05', end: '2023-10' },
    { start: '2024', ongoing: true },
  ],
};

export const CONTACT_DETAILS: Pick<Basics, 'email' | 'phone' | 'url'> = {
  email: 'augusta.ada.king-noel.countess.of.lovelace@analytical-engine.example.org',
  phone: '555-0100',
  url: 'https://www.example.org/ada-lovelace/',
};
export const PROFILES = [
  { network: 'GitHub', username: 'ada-lovelace', url: 'https://github.com/ada-lovelace' },
  { network: 'LinkedIn', username: '', url: 'https://www.linkedin.com/in/augusta-ada-king-noel-countess-of-lovelace' },
];
export const LETTERS_URL = 'https://example.org/letters/lovelace-and-de-morgan';
