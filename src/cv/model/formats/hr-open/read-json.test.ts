import { describe, expect, it } from 'vitest';
import { importHrOpen } from './read-json.ts';

const personWith = (communication: object) => importHrOpen({ person: { communication }, profiles: [] }).content.basics;

describe('reading a person of HR Open', () => {
  it('joins the parts of a number', () => {
    const phone = [{ countryDialing: '49', areaDialing: '30', dialNumber: '1234567' }, { dialNumber: '7654321' }];
    const { phone: first, custom, extras } = personWith({ phone });
    expect([first, custom.map(({ value }) => value), extras]).toEqual(['+49 30 1234567', ['7654321'], []]);
  });

  it('keeps everything about each way to reach them', () => {
    const { extras } = personWith({
      phone: [
        { dialNumber: '1', extension: '11' },
        { dialNumber: '2', extension: '22' },
      ],
      email: [{ address: 'ada@example.org', preference: 1 }],
      web: [{ url: 'https://ada.example.org', preference: 2 }],
    });
    expect(extras).toEqual([
      {
        key: 'hrOpen',
        was: {
          'communication.email': [{ preference: 1 }],
          'communication.phone': [{ extension: '11' }, { extension: '22' }],
          'communication.web': [{ preference: 2 }],
        },
      },
    ]);
  });

  it('keeps every address after the first, and further regions of that one', () => {
    const regions = [{ value: 'England' }, { value: 'Westminster' }];
    const others = [{ city: 'Turin' }, { city: 'Paris', countryCode: 'FR' }];
    const { location, extras } = personWith({ address: [{ city: 'London', countrySubdivisions: regions }, ...others] });
    expect(location).toMatchObject({ city: 'London', region: 'England', countryCode: '' });
    const rest = [{ countrySubdivisions: [{ value: 'Westminster' }] }, ...others];
    expect(extras).toEqual([{ key: 'hrOpen', was: { 'communication.address': rest } }]);
  });
});

it('keeps every address of an organization after the first', () => {
  const address = [{ city: 'London' }, { city: 'Leeds' }];
  const employment = [{ organization: { name: 'Engine', communication: { address } }, positionHistories: [{}] }];
  const { sections } = importHrOpen({ person: {}, profiles: [{ employment }] }).content;
  expect(sections[0]?.items).toMatchObject([
    {
      location: 'London',
      extras: [{ key: 'hrOpen', was: { 'organization.communication.addresses': [{ city: 'Leeds' }] } }],
    },
  ]);
});
