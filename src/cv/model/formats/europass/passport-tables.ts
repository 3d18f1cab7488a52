import type { FlatTable } from '../reading/flat-table.ts';

const CONTACT = 'ContactInfo.Address.Contact';
const place = (owner: string) => [
  [`${owner}.${CONTACT}.Municipality`],
  [`${owner}.${CONTACT}.Country.Label`, `${owner}.${CONTACT}.Country.Code`],
];
const PERIOD = { start: ['Period.From'], end: ['Period.To'], ongoing: ['Period.Current'] };

/** Fields of the Skills Passport, by the paths of its JSON. */
export const BASICS: FlatTable = {
  fields: { email: ['ContactInfo.Email.Contact'] },
};
export const LOCATION: FlatTable = {
  fields: {
    address: [`${CONTACT}.AddressLine`],
    postalCode: [`${CONTACT}.PostalCode`],
    city: [`${CONTACT}.Municipality`],
    region: [`${CONTACT}.Region`],
  },
};
export const COUNTRY_PATHS = [`${CONTACT}.Country.Code`, `${CONTACT}.Country.Label`] as const;

export const COMPANY: FlatTable = {
  fields: { name: ['Employer.Name'], url: ['Employer.ContactInfo.Website.Contact'] },
  place: place('Employer'),
};
export const POSITION: FlatTable = {
  fields: { position: ['Position.Label', 'Position'] },
  text: { field: 'summary', paths: ['Activities'] },
  period: PERIOD,
  ignored: ['Position.Code', 'Employer.ContactInfo.Address.Contact.Country.Code'],
};
export const EDUCATION: FlatTable = {
  fields: {
    institution: ['Organisation.Name'],
    studyType: ['Title'],
    area: ['Field.Label'],
    url: ['Organisation.ContactInfo.Website.Contact'],
  },
  place: place('Organisation'),
  text: { field: 'summary', paths: ['Activities', 'Skills'] },
  period: PERIOD,
  ignored: ['Field.Code', 'Level.Code', 'Organisation.ContactInfo.Address.Contact.Country.Code'],
};
/** A person who can be asked for a reference. */
export const REFERENCE: FlatTable = {
  fields: {
    name: ['Name', 'PersonName.FirstName'],
    position: ['Position.Label', 'Title'],
    organization: ['Organisation.Name'],
    email: ['ContactInfo.Email.Contact'],
    phone: ['ContactInfo.Telephone.Contact'],
  },
};
