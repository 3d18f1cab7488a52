import { describe, expect, it } from 'vitest';
import { importHrXml } from './read-candidate.ts';

const personWith = (...channels: object[]) =>
  importHrXml({ CandidatePerson: { Communication: channels }, CandidateProfile: {} }).content.basics;

describe('reading a person of HR-XML', () => {
  it('keeps every address after the first', () => {
    const home = { AddressLine: 'Home street 1', CityName: 'Berlin', CountryCode: 'de' };
    const others = ['Work street 9', 'Summer street 2'].map((line) => ({
      ...{ UseCode: 'work', Address: { AddressLine: line } },
    }));
    const { location, extras } = personWith({ UseCode: 'home', Address: home }, ...others);
    expect(location).toMatchObject({ address: 'Home street 1', city: 'Berlin', countryCode: 'DE' });
    const rest = ['Work street 9', 'Summer street 2'].map((line) => ({ UseCode: 'work', 'Address.AddressLine': line }));
    expect(extras).toEqual([{ key: 'hrXml', was: { Communication: rest } }]);
  });

  it('reads the area of a number', () => {
    const number = { CountryDialing: '49', AreaDialing: '30', DialNumber: '1234567' };
    expect(personWith({ ChannelCode: 'Telephone', ...number })).toMatchObject({ phone: '+49 30 1234567', extras: [] });
  });
});

describe('reading a company of HR-XML', () => {
  const companyWith = (OrganizationContact: unknown) => {
    const EmployerHistory = {
      OrganizationName: 'Acme',
      OrganizationContact,
      PositionHistory: { PositionTitle: 'Fitter' },
    };
    const { sections } = importHrXml({ CandidateProfile: { EmploymentHistory: { EmployerHistory } } }).content;
    return sections[0]?.items[0];
  };
  const web = { ChannelCode: 'Web', URI: 'https://acme.example' };
  const email = { ChannelCode: 'Email', URI: 'hr@acme.example' };
  const place = { Address: { CityName: 'Berlin' } };

  it.each([[[web, email, place]], [[email, place, web]]])('keeps its email address besides its website', (channels) => {
    expect(companyWith({ Communication: channels })).toMatchObject({
      ...{ url: 'https://acme.example', location: 'Berlin' },
      extras: [{ key: 'hrXml', was: { 'OrganizationContact.Communications': [email] } }],
    });
  });

  it('takes a channel without a code for its website', () => {
    const url = { URI: 'https://acme.example' };
    expect(companyWith({ Communication: [place, url] })).toMatchObject({
      url: url.URI,
      location: 'Berlin',
      extras: [],
    });
  });

  it('keeps a website besides the one of its place', () => {
    const communication = [web, { ...place, URI: 'https://berlin.acme.example' }];
    expect(companyWith({ Communication: communication })).toMatchObject({
      ...{ url: 'https://berlin.acme.example', location: 'Berlin' },
      extras: [{ key: 'hrXml', was: { 'OrganizationContact.Communications': [web] } }],
    });
  });

  it('keeps its other contacts', () => {
    const other = { PersonContact: 'Wile E.', Communication: email };
    expect(companyWith([{ Communication: web }, other])).toMatchObject({
      ...{ url: 'https://acme.example' },
      extras: [{ key: 'hrXml', was: { OrganizationContacts: [other] } }],
    });
  });
});
