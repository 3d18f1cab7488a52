import { expect, it } from 'vitest';
import { placesFoundBy } from '#testing/cv-draft.ts';
import { missingName } from './missing-name.ts';

it('a CV without a name is told so, and one with a name is not', () => {
  expect(placesFoundBy(missingName, { basics: { name: ' ' } })).toEqual(['basics.name']);
  expect(placesFoundBy(missingName, { basics: { name: 'Ada Lovelace' } })).toEqual([]);
});
