import { expect, it } from 'vitest';
import { placesFoundBy } from '#testing/cv-draft.ts';
import { missingLocation } from './missing-location.ts';

it('any part of the location is enough', () => {
  expect(placesFoundBy(missingLocation, {})).toEqual(['location.city']);
  expect(placesFoundBy(missingLocation, { basics: { location: { countryCode: 'GB' } } })).toEqual([]);
  expect(placesFoundBy(missingLocation, { basics: { location: { display: 'London' } } })).toEqual([]);
});
