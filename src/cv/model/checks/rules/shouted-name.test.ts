import { expect, it } from 'vitest';
import { placesFoundBy } from '#testing/cv-draft.ts';
import { shoutedName } from './shouted-name.ts';

it('a name in capitals is told; initials and scripts without capitals are not', () => {
  expect(placesFoundBy(shoutedName, { basics: { name: 'ADA LOVELACE' } })).toEqual(['basics.name']);
  for (const name of ['Ada Lovelace', 'A. L.', 'ADA', 'آدا لوفلايس', 'Ada LOVELACE']) {
    expect(placesFoundBy(shoutedName, { basics: { name } })).toEqual([]);
  }
});
