import { isObject, type JsonObject, ownProperty } from '../../../../platform/pure/json.ts';
import { listOf } from '../reading/flat-source.ts';
import { channelsOf, placeOf } from './channels-of-resume.ts';
import { objectOf, periodOf, textOfDate, textsOf, withoutMissing } from './values-of-resume.ts';

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
  const entries = (list: unknown, name: string) => listOf(objectOf(list)[name]).map(objectOf);
  const certificates = entries(LicensesAndCertifications, 'LicenseOrCertification').map(certificateOf);
  return withoutMissing({
    ...file,
    CandidatePerson: { ...person, Communication: listOf(ContactMethod).flatMap(channelsOf) },
    CandidateProfile: {
      ...profile,
      ...(ExecutiveSummary !== undefined && { ExecutiveSummary }),
      ...(ExecutiveSummary !== Objective && { Objective }),
      ...(ExecutiveSummary !== QualificationSummary && { QualificationSummary }),
      EmploymentHistory: { EmployerHistory: entries(EmploymentHistory, 'EmployerOrg').map(employerOf) },
      EducationHistory: {
        EducationOrganizationAttendance: entries(EducationHistory, 'SchoolOrInstitution').flatMap(studiesOf),
      },
      PersonQualifications: {
        ...qualifications,
        PersonCompetency: [...listOf(Competency).map(skillOf), ...entries(Languages, 'Language').map(languageOf)],
      },
      Certifications: { Certification: certificates },
      HonorsAndAwards: { Honor: entries(Achievements, 'Achievement').map(awardOf) },
      EmploymentReferences: { Reference: entries(References, 'Reference').map(referenceOf) },
    },
  });
}

function employerOf({ EmployerOrgName, EmployerContactInfo, PositionHistory, ...rest }: JsonObject): JsonObject {
  const { LocationSummary, ContactMethod, ...contact } = objectOf(EmployerContactInfo);
  const [website] = listOf(ContactMethod).flatMap((method) => textsOf(objectOf(method).InternetWebAddress));
  return {
    ...rest,
    ...(Object.keys(contact).length > 0 && { EmployerContactInfo: contact }),
    ...(website !== undefined && { Communication: { URI: website } }),
    ...placeOf(LocationSummary),
    OrganizationName: EmployerOrgName,
    PositionHistory: listOf(PositionHistory).map((position) => positionOf(objectOf(position), EmployerOrgName)),
  };
}

function positionOf(position: JsonObject, employer: unknown): JsonObject {
  const { Title, OrgName, OrgInfo, StartDate, EndDate, '@currentEmployer': isCurrent, ...rest } = position;
  const { PositionLocation, ...info } = objectOf(OrgInfo);
  const isSame = objectOf(OrgName).OrganizationName === employer;
  return {
    ...rest,
    ...(!isSame && { OrgName }),
    ...(Object.keys(info).length > 0 && { OrgInfo: info }),
    ...placeOf(PositionLocation),
    PositionTitle: Title,
    ...periodOf(StartDate, EndDate, isCurrent),
  };
}

/** Returns an entry for each degree of a school, or one for a school without any. */
function studiesOf({ School, SchoolName, LocationSummary, Degree, DatesOfAttendance, ...rest }: JsonObject) {
  const { City, Country } = placeOf(LocationSummary);
  const school = {
    OrganizationName: SchoolName ?? objectOf(School).SchoolName,
    Communication: { Address: { CityName: City, CountryCode: Country } },
  };
  const degrees = listOf(Degree).map(objectOf);
  return (degrees.length > 0 ? degrees : [{}]).map((degree, at) => {
    const { DegreeName, DegreeMajor, DegreeDate, DegreeMeasure, Comments, DatesOfAttendance: own, ...other } = degree;
    const attended = objectOf(own ?? DatesOfAttendance);
    const grade = objectOf(objectOf(objectOf(DegreeMeasure).EducationalMeasure).MeasureValue).StringValue;
    return {
      ...(at === 0 ? rest : {}),
      ...other,
      ...school,
      EducationDegree: {
        ...{
          DegreeName,
          DegreeMajor: {
            ProgramName: listOf(DegreeMajor)
              .map((one) => objectOf(one).Name)
              .join(', '),
          },
        },
        ...(grade === undefined ? { DegreeMeasure } : { FinalGrade: { ScoreText: grade } }),
      },
      Comment: Comments,
      ...periodOf(attended.StartDate, attended.EndDate ?? DegreeDate),
    };
  });
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
    ...(Object.keys(dates).length > 0 && { EffectiveDate: dates }),
  };
}

const awardOf = ({ Description, IssuingAuthority, Date: date, ...rest }: JsonObject): JsonObject => ({
  ...rest,
  ...{ Title: Description, Awarder: IssuingAuthority, IssueDate: textOfDate(date) },
});

function referenceOf({ ContactMethod, Comments, ...rest }: JsonObject): JsonObject {
  const channels = listOf(ContactMethod).flatMap(channelsOf);
  const email = channels.find(({ ChannelCode }) => ChannelCode === 'Email')?.URI;
  const phone = channels.find(({ ChannelCode }) => ChannelCode === 'Telephone')?.FormattedNumber;
  return { ...rest, Comment: Comments, Email: email, Telephone: phone };
}
