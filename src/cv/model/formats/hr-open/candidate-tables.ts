import type { FlatTable } from '../reading/flat-table.ts';

/** Paths of the contact details of an organization, whose address may be its only one. */
const CONTACT = ['OrganizationContact.Communication', 'Communication'];
const below = (...names: readonly string[]) => CONTACT.flatMap((path) => names.map((name) => `${path}.${name}`));

const period = (...owners: readonly string[]) => ({
  start: owners.flatMap((owner) => [`${owner}StartDate`]),
  end: owners.flatMap((owner) => [`${owner}EndDate`]),
  ongoing: owners.flatMap((owner) => [`${owner}CurrentIndicator`, `${owner}Ongoing`]),
});
const TEXT_PATHS = ['Description', 'Comment'];
const LINK_PATHS = ['Link', 'URL', 'URI'];

export const COMPANY: FlatTable = {
  fields: { name: ['OrganizationName'], url: below('URI', 'URL') },
  place: [
    [...below('Address.CityName'), 'City'],
    [...below('Address.CountryCode'), 'Country'],
  ],
  ignored: below('ChannelCode', 'UseCode'),
};
export const POSITION: FlatTable = {
  fields: { position: ['PositionTitle'] },
  text: { field: 'summary', paths: TEXT_PATHS },
  period: period('EmploymentPeriod.', ''),
};
export const EDUCATION: FlatTable = {
  fields: {
    institution: ['OrganizationName'],
    studyType: ['EducationDegree.DegreeName', 'ProgramName'],
    area: [
      'EducationDegree.FieldOfStudy.MainFieldOfStudy.ProgramConcentration',
      'EducationDegree.FieldOfStudy.MainFieldOfStudy',
      'EducationDegree.DegreeMajor.ProgramName',
      'MajorProgramName',
    ],
    score: ['EducationDegree.FinalGrade.ScoreText'],
    url: [...below('URI', 'URL'), ...LINK_PATHS],
  },
  place: [below('Address.CityName'), below('Address.CountryCode')],
  text: { field: 'summary', paths: ['EducationDegree.OccupationalSkillsCovered', ...TEXT_PATHS] },
  period: period('AttendancePeriod.', ''),
  ignored: below('ChannelCode', 'UseCode'),
};

const DATE_PATHS = ['Date.StartDate', 'Period.StartDate', 'StartDate', 'IssueDate', 'Year', 'Date'];
const TITLE_PATHS = ['Title', 'Name'];
const SUMMARY = { field: 'summary', paths: TEXT_PATHS } as const;
const PERIOD = period('Date.', 'Period.', '');

export const PROJECT: FlatTable = {
  fields: { name: TITLE_PATHS, entity: ['OrganizationName'], url: LINK_PATHS },
  text: { ...SUMMARY, field: 'description' },
  period: PERIOD,
};
export const VOLUNTARY_WORK: FlatTable = {
  fields: { organization: ['OrganizationName'], position: [...TITLE_PATHS, 'Role'], url: LINK_PATHS },
  place: [['Location', 'City'], ['Country']],
  text: SUMMARY,
  period: PERIOD,
};
export const PUBLICATION: FlatTable = {
  fields: {
    title: TITLE_PATHS,
    authors: ['Authors', 'Author'],
    publisher: ['Publisher', 'PublicationName'],
    doi: ['DOI'],
    url: LINK_PATHS,
  },
  text: { ...SUMMARY, paths: [...TEXT_PATHS, 'Reference', 'FormattedPublicationDescription'] },
  dates: { date: [...DATE_PATHS, 'PublicationDate'] },
};
export const CERTIFICATE: FlatTable = {
  fields: {
    name: ['CertificationName', ...TITLE_PATHS],
    issuer: ['IssuingAuthority.Name', 'IssuingAuthority.OrganizationName', 'IssuingAuthority', 'OrganizationName'],
    credentialId: ['CertificationID', 'ID'],
    url: LINK_PATHS,
  },
  text: { ...SUMMARY, paths: ['CertificationDescription', ...TEXT_PATHS] },
  dates: {
    date: [...DATE_PATHS, 'FirstIssuedDate', 'CertificationDate'],
    expires: ['Date.EndDate', 'EndDate', 'ExpirationDate'],
  },
};
export const TALK: FlatTable = {
  fields: { title: TITLE_PATHS, event: ['EventName', 'OrganizationName'], url: LINK_PATHS },
  place: [['Location', 'City'], ['Country']],
  text: SUMMARY,
  dates: { date: DATE_PATHS },
};
export const INTEREST: FlatTable = { fields: { name: [...TITLE_PATHS, 'Description'] } };
export const REFERENCE: FlatTable = {
  fields: {
    name: ['RefereeName', 'FormattedName', 'PersonName.FormattedName', 'Name'],
    position: ['PositionTitle', 'Title'],
    organization: ['OrganizationName'],
    email: ['Email', 'Communication.URI'],
    phone: ['Telephone', 'Communication.DialNumber'],
    url: LINK_PATHS,
  },
  text: { ...SUMMARY, field: 'reference' },
};
/** Entries of sections without a kind of their own. */
export const OTHER: FlatTable = {
  fields: { title: TITLE_PATHS, subtitle: ['Subtitle', 'OrganizationName', 'Role'], url: LINK_PATHS },
  place: [['Location', 'City'], ['Country']],
  text: SUMMARY,
  period: PERIOD,
};
