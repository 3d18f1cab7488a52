import { describe, expect, it } from 'vitest';
import { cvFile, missingFrom } from '#cv/testing/cv-files.ts';
import { makePdf } from '#testing/pdf-files.ts';
import { cvContent } from '../../model/schema.ts';
import type { SectionKind } from '../../model/shapes.ts';
import { parseCv } from './parse-cv.ts';
import { parseXmlCv } from './parse-xml-cv.ts';

const read = async (name: string) => {
  const reading = await parseCv(cvFile(name));
  const itemsOf = (kind: SectionKind) =>
    reading.content.sections.filter((section) => section.kind === kind).flatMap(({ items }): unknown[] => items);
  return { ...reading, itemsOf };
};

describe('importing Europass', () => {
  it('reads the person with all ways to reach them', async () => {
    const { content, report } = await read('europass.xml');
    expect(cvContent.safeParse(content).error).toBeUndefined();
    expect(content.basics).toMatchObject({
      name: 'Ada Lovelace',
      headline: 'Analyst',
      email: 'ada@example.org',
      phone: '+44 20 7946 0101',
      url: 'https://ada.example.org',
      summary: 'Author of the **notes**.',
      location: { address: '12 St James’s Square', postalCode: 'SW1Y 4JH', city: 'London', countryCode: 'GB' },
      profiles: [{ network: 'LinkedIn', username: 'ada', url: 'https://www.linkedin.com/in/ada' }],
      custom: [
        { label: 'work', value: '020 7946 0102' },
        { label: 'Signal', value: 'ada.1843' },
      ],
    });
    expect(report.warnings.map(({ from }) => from)).toEqual([
      'CandidatePerson.NationalityCode',
      'CandidatePerson.BirthDate',
      'CandidatePerson.GenderCode',
      'EmployerHistory.0.IndustryCode',
      'EmployerHistory.0.Department',
      'EducationHistory.0.EducationLevelCode',
      'PersonQualifications.PersonCompetency.1.CompetencyDimension',
    ]);
  });

  it('reads positions in one company as its roles, and lists as highlights', async () => {
    const { itemsOf } = await read('europass.xml');
    expect(itemsOf('work')).toMatchObject([
      {
        name: 'Analytical Engine',
        location: 'London, United Kingdom',
        url: 'https://engine.example.org',
        roles: [
          {
            position: 'Analyst',
            start: '1843-02-01',
            ongoing: true,
            summary: 'What it could do:',
            highlights: [{ text: 'Wrote Note G' }, { text: 'Corrected an error' }],
          },
          { position: 'Translator', start: '1842', end: '1843-01', ongoing: false },
        ],
        extras: [{ key: 'europass', was: { IndustryCode: 'M', Department: 'Notes' } }],
      },
    ]);
  });

  it('names languages by their codes, and keeps levels that differ', async () => {
    const { itemsOf } = await read('europass.xml');
    expect(itemsOf('languages')).toMatchObject([
      { language: 'English', cefr: 'native' },
      { language: 'French', cefr: 'C1', extras: [] },
      { language: 'German', cefr: 'A2', extras: [{ key: 'europass' }] },
    ]);
  });

  it('reads every other section', async () => {
    const { itemsOf } = await read('europass.xml');
    expect(itemsOf('education')).toMatchObject([
      { institution: 'University of London', studyType: 'Calculus', score: 'First', end: '1842-06-30' },
    ]);
    expect(itemsOf('skills')).toMatchObject([
      { name: 'Mathematics', keywords: ['Calculus of operations', 'Series'] },
      { name: 'Punched cards' },
      { name: 'Machines', keywords: ['Difference Engine', 'Jacquard loom'] },
      { name: 'Driving license', keywords: ['B'] },
    ]);
    expect(itemsOf('volunteer')).toMatchObject([{ organization: 'Village school', position: 'Teacher' }]);
    expect(itemsOf('publications')).toMatchObject([{ date: '1843-09', url: 'https://example.org/sketch' }]);
    expect(itemsOf('talks')).toMatchObject([{ title: 'On the Engine', location: 'Turin', date: '1841-06-01' }]);
    expect(itemsOf('certificates')).toMatchObject([{ name: 'Probability', date: '1842-06' }]);
    expect(itemsOf('projects')).toMatchObject([{ name: 'Bernoulli numbers', description: 'The first program' }]);
    expect(itemsOf('interests')).toMatchObject([{ name: 'Horses' }]);
    expect(itemsOf('custom')).toMatchObject([{ title: 'Salon' }, { title: 'Medal', summary: 'For the notes' }]);
  });

  it.each(['application/octet-stream', 'data:image/png;base64,'])('takes the photo of a file: %s', async (prefix) => {
    const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
    const data = prefix.startsWith('data:') ? Buffer.from(prefix + pixel).toString('base64') : pixel;
    const xml = cvFile('europass.xml')
      .toString()
      .replace('</CandidateProfile>', `<Attachment><oa:EmbeddedData>${data}</oa:EmbeddedData></Attachment>$&`);
    const { photo, content } = await parseCv(Buffer.from(xml));
    expect(photo?.mediaType).toBe('image/jpeg');
    expect(JSON.stringify(content)).not.toContain(data.slice(0, 40));
  });
});

describe('importing Europass before 2020', () => {
  it('reads its XML as its JSON', async () => {
    const [xml, json] = [await read('europass-passport.xml'), await read('europass-passport.json')];
    const withoutExtras = (content: object) =>
      JSON.parse(JSON.stringify(content, (key, value) => (key === 'extras' ? undefined : value)));
    expect(withoutExtras(xml.content)).toEqual(withoutExtras(json.content));
  });

  it('keeps every word of the file', async () => {
    const { content } = await read('europass-passport.json');
    const { LearnerInfo: learner } = JSON.parse(cvFile('europass-passport.json').toString()).SkillsPassport;
    const markup =
      /<|^(?:preferred_job|PREFERRED JOB|mobile|Mobile|skype|publications|Ada|Lovelace|UK|en|fr|de|7|1840|1842|1843|2|6|9|United Kingdom)$/;
    expect(missingFrom(learner, content).filter((word) => !markup.test(word))).toEqual([]);
  });

  it('reads skills that are listed as keywords, and others as text', async () => {
    const { itemsOf } = await read('europass-passport.xml');
    expect(itemsOf('skills')).toMatchObject([
      { name: 'Digital skills', keywords: ['Punched cards', 'Difference Engine'] },
      { name: 'Driving license', keywords: ['A', 'B'] },
    ]);
    expect(itemsOf('custom')).toMatchObject([{ title: 'Communication skills' }]);
    expect(itemsOf('text')).toMatchObject([
      { text: 'Sketch of the Analytical Engine' },
      { text: 'Notes by the translator' },
    ]);
  });

  const listOf = (name: string, entry: string) =>
    parseXmlCv(
      `<SkillsPassport><${name}List><${entry}>One</${entry}><${entry}>Two</${entry}></${name}List></SkillsPassport>`,
    ).value;

  it.each(['Skill', 'constructor'])('unwraps the entries of a list: %s', (name) => {
    expect(listOf(name, name)).toEqual({ [name]: ['One', 'Two'] });
  });

  it('reads the entries of a list by their position if they have another name', () => {
    expect(listOf('constructor', 'Entry')).toEqual({ constructor: ['One', 'Two'] });
  });
});

it('reads a candidate of HR-XML, with dates in words as written', async () => {
  const { content, itemsOf, report } = await read('hr-xml.xml');
  expect(content.basics).toMatchObject({ name: 'Ada Lovelace', phone: '+44 20 7946 0101' });
  expect(itemsOf('work')).toMatchObject([
    { name: 'Analytical Engine', roles: [{ position: 'Analyst', ongoing: true }, { start: 'Summer 1842' }] },
  ]);
  expect(content.extras).toEqual([{ key: 'hrXml', was: { MilitaryHistory: { Service: 'None' } } }]);
  expect(report.warnings.map(({ problem }) => problem)).toEqual(['oddDate', 'keptRaw']);
});

it('reads a candidate of HR Open', async () => {
  const { content, itemsOf } = await read('hr-open.json');
  expect(content.basics).toMatchObject({ headline: 'Analyst', location: { region: 'England' } });
  expect(content.basics.custom).toMatchObject([{ label: 'business', value: 'notes@example.org' }]);
  expect(itemsOf('work')).toMatchObject([
    {
      name: 'Analytical Engine',
      location: 'London',
      roles: [
        { position: 'Analyst', summary: 'What it could do:', highlights: [{ text: 'Wrote Note G' }] },
        { position: 'Translator', end: '1843-01' },
      ],
    },
  ]);
  expect(itemsOf('education')).toMatchObject([{ studyType: 'Diploma', area: 'Calculus', end: '1842-06' }]);
});

it('reads a record of ORCID, one entry for each group of sources', async () => {
  const { content, itemsOf } = await read('orcid.json');
  expect(content.basics).toMatchObject({
    email: 'ada@example.org',
    profiles: [{ network: 'ORCID', username: '0000-0002-1825-0097' }],
    summary: 'Author of the \\*notes\\*.',
  });
  expect(itemsOf('work')).toMatchObject([
    { name: 'Analytical Engine', roles: [{ position: 'Analyst', start: '1843-02', ongoing: true }] },
  ]);
  expect(itemsOf('publications')).toMatchObject([
    {
      title: 'Sketch of the Analytical Engine: With notes by the translator',
      kind: 'article',
      publisher: 'Scientific Memoirs',
      date: '1843-09',
      doi: '10.1000/sketch',
    },
  ]);
  expect(itemsOf('publications')).toHaveLength(1);
  expect(content.sections.flatMap(({ title }) => title || [])).toEqual(['Funding', 'Memberships']);
});

it('reads the text of a PDF whose XML is damaged', async () => {
  const texts = ['Ada King', 'Mathematician and translator in London'].map((text, at) => ({
    text,
    x: 50,
    y: 780 - at * 20,
  }));
  const damaged = Buffer.concat([Buffer.from('<!DOCTYPE x>'), cvFile('europass.xml').subarray(60)]);
  const pdf = makePdf([{ texts }], { files: { 'attachment.xml': damaged } });
  expect((await parseCv(pdf)).content.basics.name).toBe('Ada King');
});
