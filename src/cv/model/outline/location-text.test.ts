import { describe, expect, it } from 'vitest';
import { EMPTY_CONTENT } from '../content.ts';
import { locationTextOf } from './location-text.ts';

const { location: EMPTY } = EMPTY_CONTENT.basics;
const textOf = (location: Partial<typeof EMPTY>, language = 'en') =>
  locationTextOf({ ...EMPTY, ...location }, language);

describe('the location of a CV', () => {
  it.each([
    ['Berlin', '10115', '', 'DE', '10115 Berlin, DE'],
    ['Paris', '75001', '', 'fr', '75001 Paris, fr'],
    ['İzmir', '35210', 'Konak', 'TR', '35210 İzmir, Konak, TR'],
    ['San Francisco', '94105', 'CA', 'US', 'San Francisco, CA 94105, US'],
    ['San Francisco', '94105', '', 'US', 'San Francisco 94105, US'],
    ['Toronto', 'M5V 2T6', 'ON', 'CA', 'Toronto, ON M5V 2T6, CA'],
    ['London', 'SW1Y', '', 'GB', 'London SW1Y, GB'],
    ['Dublin', 'D02 X285', '', 'IE', 'Dublin D02 X285, IE'],
    ['Mumbai', '400001', 'Maharashtra', 'IN', 'Mumbai 400001, Maharashtra, IN'],
    ['', '10115', '', 'DE', '10115, DE'],
    ['', '94105', 'CA', 'US', 'CA 94105, US'],
    ['London', '', '', 'GB', 'London, GB'],
  ])('puts the parts in the order of the country: %s, %s, %s, %s', (city, postalCode, region, countryCode, text) => {
    expect(textOf({ city, postalCode, region, countryCode }, 'de')).toBe(text);
  });

  it.each([
    ['en', 'San Francisco, CA 94105'],
    ['en-GB', 'San Francisco 94105, CA'],
    ['en-AU', 'San Francisco, CA 94105'],
    ['de', '94105 San Francisco, CA'],
    ['ja', '94105 San Francisco、CA'],
  ])('follows the language without a country: %s', (language, text) => {
    expect(textOf({ city: 'San Francisco', region: 'CA', postalCode: '94105' }, language)).toBe(text);
  });

  it('begins with the street, and is the text of the member if there is one', () => {
    const address = { address: ' 12 St James’s Square ', city: 'London', postalCode: 'SW1Y' };
    expect(textOf(address)).toBe('12 St James’s Square, London SW1Y');
    expect(textOf({ ...address, display: ' London or anywhere ' })).toBe('London or anywhere');
    expect(textOf({})).toBe('');
  });
});
