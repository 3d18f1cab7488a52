import { expect, it } from 'vitest';
import { locationsFoundBy } from '#testing/cv-fixture.ts';
import { missingLocation } from './missing-location.ts';

it('accepts a location with any field filled in', () => {
  expect(locationsFoundBy(missingLocation, {})).toEqual(['location.city']);
  expect(locationsFoundBy(missingLocation, { basics: { location: { countryCode: 'GB' } } })).toEqual([]);
  expect(locationsFoundBy(missingLocation, { basics: { location: { display: 'London' } } })).toEqual([]);
});
