import { expect, it } from 'vitest';
import { locationsFoundBy } from '#testing/cv-fixture.ts';
import { missingName } from './missing-name.ts';

it('reports a CV without a name', () => {
  expect(locationsFoundBy(missingName, { basics: { name: ' ' } })).toEqual(['basics.name']);
  expect(locationsFoundBy(missingName, { basics: { name: 'Ada Lovelace' } })).toEqual([]);
});
