import { expect, it } from 'vitest';
import { locationsFoundBy } from '#testing/cv-fixture.ts';
import { missingLocation } from './missing-location.ts';

it('any part of the location is enough', () => {
  expect(locationsFoundBy(missingLocation, {})).toEqual(['location.city']);
  expect(locationsFoundBy(missingLocation, { basics: { location: { countryCode: 'GB' } } })).toEqual([]);
  expect(locationsFoundBy(missingLocation, { basics: { location: { display: 'London' } } })).toEqual([]);
});
