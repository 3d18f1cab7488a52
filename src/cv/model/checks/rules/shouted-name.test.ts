import { expect, it } from 'vitest';
import { locationsFoundBy } from '#testing/cv-fixture.ts';
import { shoutedName } from './shouted-name.ts';

it('a name in capitals is told; initials and scripts without capitals are not', () => {
  expect(locationsFoundBy(shoutedName, { basics: { name: 'ADA LOVELACE' } })).toEqual(['basics.name']);
  for (const name of ['Ada Lovelace', 'A. L.', 'ADA', 'آدا لوفلايس', 'Ada LOVELACE']) {
    expect(locationsFoundBy(shoutedName, { basics: { name } })).toEqual([]);
  }
});
