import { isObject, type JsonObject, ownProperty } from '../../../../platform/pure/json.ts';
import { listOf } from '../reading/flat-source.ts';
import { channelsOf, placeOf } from './channels-of-resume.ts';
import { leftover, objectOf, periodOf, textOfDate, withoutMissing } from './values-of-resume.ts';

/** Attributes that hold what versions since 3 have in elements. */
export const RESUME_ATTRIBUTES = ['name', 'currentEmployer'];

/** Whether a value is the root element of a resume of HR-XML 2. */
export const isResume = (value: JsonObject): boolean => isObject(ownProperty(value, 'StructuredXMLResume'));

/** Converts a resume of HR-XML 2, as `valueOfXml` returns it, to a candidate of HR-XML 3. Other elements stay as they are. */
export function candidateOfResume({ StructuredXMLResume: resume, ...file }: JsonObject): unknown {
  const { ContactInfo, EmploymentHistory, EducationHistory, ...others } = objectOf(resume);
  const { Qualifications, Languages, LicensesAndCertifications, References, Achievements, ...rest } = others;
  const { ContactMethod, ...person } = objectOf(ContactInfo);
  const { Competency, QualificationSummary, ...qualifications } = objectOf(Qualifications);
  const { Objective, ExecutiveSummary = Objective ?? QualificationSummary, ...profile } = rest;
  const employers = openList(EmploymentHistory, 'EmployerOrg');
  const schools = openList(EducationHistory, 'SchoolOrInstitution');
  const certificates = openList(LicensesAndCertifications, 'LicenseOrCertification');
  const languages = openList(Languages, 'Language');
  const achievements = openList(Achievements, 'Achievement');
  const references = openList(References, 'Reference');
  return withoutMissing({
    ...file,
    CandidatePerson: { ...person, Communication: listOf(ContactMethod).flatMap(channelsOf) },
    CandidateProfile: {
      ...profile,
      ...(ExecutiveSummary !== undefined && { ExecutiveSummary }),
      ...(ExecutiveSummary !== Objective && { Objective }),
      ...(ExecutiveSummary !== QualificationSummary && { QualificationSummary }),
      ...leftover('LicensesAndCertifications', certificates.rest),
      ...leftover('Languages', languages.rest),
      ...leftover('Achievements', achievements.rest),
      ...leftover('References', references.rest),
      EmploymentHistory: { ...employers.rest, EmployerHistory: employers.entries.map(employerOf) },
      EducationHistory: {
        ...schools.rest,
        EducationOrganizationAttendance: schools.entries.flatMap(studiesOf),
      },
      PersonQualifications: {
        ...qualifications,
        PersonCompetency: [...listOf(Competency).map(skillOf), ...languages.entries.map(languageOf)],
      },
      Certifications: { Certification: certificates.entries.map(certificateOf) },
      HonorsAndAwards: { Honor: achievements.entries.map(awardOf) },
      EmploymentReferences: { Reference: references.entries.map(referenceOf) },
    },
  });
}

/** Returns the entries of a list, and the elements beside them. */
function openList(list: unknown, name: string): { entries: JsonObject[]; rest: JsonObject } {
  const { [name]: entries, ...rest } = objectOf(list);
  return { entries: listOf(entries).map(objectOf), rest };
}

function employerOf({ EmployerOrgName, EmployerContactInfo, PositionHistory, ...rest }: JsonObject): JsonObject {
  const { LocationSummary, ContactMethod, ...contact } = objectOf(EmployerContactInfo);
  const channels = listOf(ContactMethod).flatMap(channelsOf);
  const website = channels.find(({ ChannelCode }) => ChannelCode === 'Web');
  return {
    ...rest,
    ...leftover('EmployerContactInfo', { ...contact, ContactMethod: othersIn(channels, website) }),
    ...(website && { Communication: { URI: website.URI } }),
    ...placeOf(LocationSummary),
    OrganizationName: EmployerOrgName,
    PositionHistory: listOf(PositionHistory).map((position) => positionOf(objectOf(position), EmployerOrgName)),
  };
}

function positionOf(position: JsonObject, employer: unknown): JsonObject {
  const { Title, OrgName, OrgInfo, StartDate, EndDate, '@currentEmployer': isCurrent, ...rest } = position;
  const { PositionLocation, ...info } = objectOf(OrgInfo);
  const { OrganizationName, ...name } = objectOf(OrgName);
  return {
    ...rest,
    ...(OrganizationName === employer ? leftover('OrgName', name) : { OrgName }),
    ...leftover('OrgInfo', info),
    ...placeOf(PositionLocation),
    PositionTitle: Title,
    ...periodOf(StartDate, EndDate, isCurrent),
  };
}

/** Returns an entry for each degree of a school, or one for a school without any. */
function studiesOf({ School, SchoolName, LocationSummary, Degree, DatesOfAttendance, ...rest }: JsonObject) {
  const { City, Country, ...place } = placeOf(LocationSummary);
  const { SchoolName: innerName, ...others } = objectOf(School);
  const school = {
    OrganizationName: SchoolName ?? innerName,
    Communication: { Address: { CityName: City, CountryCode: Country } },
  };
  const degrees = listOf(Degree).map(objectOf);
  return (degrees.length > 0 ? degrees : [{}]).map((degree, at) => {
    const { DegreeName, DegreeMajor, DegreeDate, DegreeMeasure, Comments, DatesOfAttendance: own, ...other } = degree;
    const [attended, ...later] = listOf(own ?? DatesOfAttendance);
    const { StartDate, EndDate, ...dates } = objectOf(attended);
    const majors = listOf(DegreeMajor).map(objectOf);
    const ofSchool = {
      ...rest,
      ...leftover('School', { ...others, DatesOfAttendance: own === undefined ? undefined : DatesOfAttendance }),
      ...leftover('LocationSummary', place),
    };
    return {
      ...(at === 0 ? ofSchool : {}),
      ...other,
      ...school,
      ...listed('DatesOfAttendance', [dates, ...later]),
      ...listed(
        'DegreeMajor',
        majors.map(({ Name: _, ...major }) => major),
      ),
      EducationDegree: {
        DegreeName,
        DegreeMajor: { ProgramName: majors.map(({ Name }) => Name).join(', ') },
        ...gradeOf(DegreeMeasure),
        ...(EndDate !== undefined && { DegreeDate: textOfDate(DegreeDate) }),
      },
      Comment: Comments,
      ...periodOf(StartDate, EndDate ?? DegreeDate),
    };
  });
}

function gradeOf(measure: unknown): JsonObject {
  const { EducationalMeasure, ...rest } = objectOf(measure);
  const { MeasureValue, ...scale } = objectOf(EducationalMeasure);
  const { StringValue, ...value } = objectOf(MeasureValue);
  return StringValue === undefined
    ? { DegreeMeasure: measure }
    : { FinalGrade: { ScoreText: StringValue }, ...leftover('DegreeMeasure', { ...rest, ...scale, ...value }) };
}

/** Returns a list of the elements that have something left, or nothing if none have. */
function listed(name: string, elements: readonly unknown[]): JsonObject {
  const filled = elements.filter((one) => !isObject(one) || Object.keys(one).length > 0);
  return filled.length > 0 ? { [name]: filled } : {};
}

/** Returns the channels besides those that have a field, or `undefined` if there are none. */
function othersIn(channels: readonly JsonObject[], ...taken: readonly (JsonObject | undefined)[]) {
  const others = channels.filter((channel) => !taken.includes(channel));
  return others.length > 0 ? others : undefined;
}

/** Returns a skill with its name as an element. Skills in it are a group of that name. */
function skillOf(value: unknown): JsonObject {
  const { '@name': name, Competency, ...rest } = objectOf(value);
  const inner = listOf(Competency).map(skillOf);
  return { ...rest, CompetencyName: name, ...(inner.length > 0 && { Competency: inner }) };
}

const languageOf = ({ LanguageCode, ...rest }: JsonObject): JsonObject => ({
  ...rest,
  TaxonomyID: 'language',
  CompetencyID: LanguageCode,
});

function certificateOf({ Name, EffectiveDate, ...rest }: JsonObject): JsonObject {
  const { FirstIssuedDate, ValidFrom, ValidTo, ...dates } = objectOf(EffectiveDate);
  return {
    ...rest,
    CertificationName: Name,
    ...{ FirstIssuedDate: textOfDate(FirstIssuedDate ?? ValidFrom), ExpirationDate: textOfDate(ValidTo) },
    ...leftover('EffectiveDate', { ...dates, ValidFrom: FirstIssuedDate === undefined ? undefined : ValidFrom }),
  };
}

const awardOf = ({ Description, IssuingAuthority, Date: date, ...rest }: JsonObject): JsonObject => ({
  ...rest,
  ...{ Title: Description, Awarder: IssuingAuthority, IssueDate: textOfDate(date) },
});

function referenceOf({ ContactMethod, Comments, ...rest }: JsonObject): JsonObject {
  const channels = listOf(ContactMethod).flatMap(channelsOf);
  const email = channels.find(({ ChannelCode }) => ChannelCode === 'Email');
  const phone = channels.find(({ FormattedNumber }) => FormattedNumber !== undefined);
  return {
    ...rest,
    ContactMethod: othersIn(channels, email, phone),
    ...{ Comment: Comments, Email: email?.URI, Telephone: phone?.FormattedNumber },
  };
}
