import type { FlatTable } from '../reading/flat-table.ts';

const TEXTS = ['descriptions', 'description'];
const PERIOD = {
  start: ['start', 'startDate'],
  end: ['end', 'endDate'],
  ongoing: ['current', 'currentIndicator', 'currentlyAttendingIndicator'],
};
const address = (owner: string) => [`${owner}.communication.address`, `${owner}.location`];
const placeIn = (owner: string) => [
  address(owner).map((path) => `${path}.city`),
  address(owner).map((path) => `${path}.countryCode`),
];

export const COMPANY: FlatTable = {
  fields: { name: ['organization.name', 'employer.name', 'organization', 'employer'] },
  place: placeIn('organization'),
};
export const POSITION: FlatTable = {
  fields: { position: ['title', 'positionTitle', 'positionTitles'] },
  text: { field: 'summary', paths: TEXTS },
  period: PERIOD,
};
export const EDUCATION: FlatTable = {
  fields: {
    institution: ['institution.name', 'institution', 'school.name', 'school'],
    studyType: ['degree.name', 'degree', 'program'],
    area: ['specialization.name', 'specialization'],
  },
  place: placeIn('institution'),
  text: { field: 'summary', paths: TEXTS },
  period: PERIOD,
};
export const CERTIFICATE: FlatTable = {
  fields: { name: ['name', 'certificationName'], issuer: ['issuingAuthority.name', 'issuingAuthority'] },
  text: { field: 'summary', paths: TEXTS },
  dates: {
    date: ['issued', 'firstIssuedDate', 'effectiveTimePeriod.validFrom'],
    expires: ['effectiveTimePeriod.validTo'],
  },
};
export const SKILL: FlatTable = {
  fields: { name: ['competencyName', 'name'], proficiency: ['proficiencyLevel.name', 'proficiencyLevel'] },
};
export const PUBLICATION: FlatTable = {
  fields: { title: ['title'], publisher: ['publisher', 'journal'], url: ['url', 'link'] },
  text: { field: 'summary', paths: TEXTS },
  dates: { date: ['date', 'publicationDate'] },
};
export const AFFILIATION: FlatTable = {
  fields: { title: ['organization.name', 'organization'], subtitle: ['role'] },
  text: { field: 'summary', paths: TEXTS },
  period: PERIOD,
};
