import { expect, it } from 'vitest';
import { locationsFoundBy } from '#testing/cv-fixture.ts';
import { missingName } from './missing-name.ts';

it('a CV without a name is told so, and one with a name is not', () => {
  expect(locationsFoundBy(missingName, { basics: { name: ' ' } })).toEqual(['basics.name']);
  expect(locationsFoundBy(missingName, { basics: { name: 'Ada Lovelace' } })).toEqual([]);
});
