import { describe, expect, it } from 'vitest';
import { cvFile } from '#cv/testing/cv-files.ts';
import { cvContent } from '../../model/schema.ts';
import type { SectionKind } from '../../model/shapes.ts';
import { parseCv } from './parse-cv.ts';

const reading = parseCv(cvFile('hr-xml-2.xml'));
const itemsOf = async (kind: SectionKind) =>
  (await reading).content.sections.filter((section) => section.kind === kind).flatMap(({ items }): unknown[] => items);

describe('importing a resume of HR-XML 2', () => {
  it('reads the person with all ways to reach them', async () => {
    const { content, report } = await reading;
    expect(cvContent.safeParse(content).error).toBeUndefined();
    expect(report.format).toBe('hr-xml');
    expect(content.basics).toMatchObject({
      ...{ name: 'Ada Lovelace', email: 'ada@example.org', phone: '+44 20 7946 0101', url: 'https://ada.example.org' },
      summary: 'A machine that weaves numbers.',
      location: { address: '12 St James’s Square', postalCode: 'SW1Y 4JH', city: 'London', countryCode: 'GB' },
      custom: [{ label: 'home', value: '+44 7700 900123' }],
    });
  });

  it('reads employment and education, with dates of any form', async () => {
    expect(await itemsOf('work')).toMatchObject([
      {
        ...{ name: 'Analytical Engine', location: 'London, United Kingdom', extras: [] },
        roles: [
          { position: 'Analyst', start: '1843-02', end: '', ongoing: true, summary: 'Wrote Note G' },
          { position: 'Translator', start: '1842', end: '1843-01-31', ongoing: false },
        ],
      },
      { name: 'Village school', roles: [{ position: 'Teacher', start: '', ongoing: true }] },
    ]);
    expect(await itemsOf('education')).toMatchObject([
      {
        ...{ institution: 'University of London', studyType: 'Diploma', area: 'Calculus', score: 'First' },
        ...{ end: '1842-06', summary: 'Taught by Augustus De Morgan', location: 'London, United Kingdom' },
      },
    ]);
  });

  it('reads skills, languages and the other lists, and keeps the rest', async () => {
    const { content } = await reading;
    expect(await itemsOf('skills')).toMatchObject([
      { name: 'Punched cards' },
      { name: 'Machines', keywords: ['Difference Engine', 'Jacquard loom'] },
    ]);
    expect(await itemsOf('languages')).toMatchObject([{ language: 'French' }]);
    expect(await itemsOf('certificates')).toMatchObject([
      { name: 'Probability', issuer: 'University of London', date: '1842-06', expires: '1850' },
    ]);
    expect(await itemsOf('awards')).toMatchObject([
      { title: 'Medal for the notes', awarder: 'Royal Society', date: '1843' },
    ]);
    expect(await itemsOf('references')).toMatchObject([
      { name: 'Charles Babbage', position: 'Professor', email: 'charles@example.org' },
    ]);
    expect(content.extras).toEqual([{ key: 'hrXml', was: { MilitaryHistory: { Service: 'None' } } }]);
  });

  it('keeps the data of lists and entries that has no field', async () => {
    const { content } = await parseCv(
      Buffer.from(`<Resume><StructuredXMLResume>
      <EmploymentHistory><Comments>Two gaps</Comments><EmployerOrg>
        <EmployerOrgName>Analytical Engine</EmployerOrgName>
        <EmployerContactInfo><ContactMethod>
          <InternetWebAddress>https://engine.example.org</InternetWebAddress>
          <InternetEmailAddress>office@example.org</InternetEmailAddress>
        </ContactMethod></EmployerContactInfo>
      </EmployerOrg></EmploymentHistory>
      <EducationHistory><SchoolOrInstitution>
        <School><SchoolName>University of London</SchoolName><InternalCode>UL-7</InternalCode></School>
        <LocationSummary><Municipality>London</Municipality><Region>England</Region></LocationSummary>
        <Degree>
          <DegreeMajor><Name>Calculus</Name><ProgramId>C-12</ProgramId></DegreeMajor>
          <DegreeMeasure><EducationalMeasure>
            <MeasureSystem>Honors</MeasureSystem><MeasureValue><StringValue>First</StringValue></MeasureValue>
          </EducationalMeasure></DegreeMeasure>
          <DatesOfAttendance><StartDate><Year>1838</Year></StartDate><EndDate><Year>1839</Year></EndDate></DatesOfAttendance>
          <DatesOfAttendance><StartDate><Year>1841</Year></StartDate><EndDate><Year>1842</Year></EndDate></DatesOfAttendance>
        </Degree>
      </SchoolOrInstitution></EducationHistory>
      <References><Comments>On request</Comments><Reference>
        <PersonName><FormattedName>Charles Babbage</FormattedName></PersonName>
        <ContactMethod>
          <InternetEmailAddress>charles@example.org</InternetEmailAddress>
          <InternetWebAddress>https://babbage.example.org</InternetWebAddress>
        </ContactMethod>
      </Reference></References>
    </StructuredXMLResume></Resume>`),
    );
    const [studies] = content.sections.filter(({ kind }) => kind === 'education').flatMap(({ items }) => items);
    expect(studies).toMatchObject({ area: 'Calculus', score: 'First', start: '1838', end: '1839' });
    const stored = JSON.stringify(content);
    const kept = [
      ...['Two gaps', 'office@example.org', 'UL-7', 'England', 'C-12', 'Honors', '1841', '1842'],
      ...['On request', 'charles@example.org', 'https://babbage.example.org'],
    ];
    expect(kept.filter((text) => !stored.includes(text))).toEqual([]);
  });
});
