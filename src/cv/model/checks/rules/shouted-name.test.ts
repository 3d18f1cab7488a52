import { expect, it } from 'vitest';
import { locationsFoundBy } from '#testing/cv-fixture.ts';
import { shoutedName } from './shouted-name.ts';

it('reports a name in capitals, but no initials and no scripts without capitals', () => {
  expect(locationsFoundBy(shoutedName, { basics: { name: 'ADA LOVELACE' } })).toEqual(['basics.name']);
  for (const name of ['Ada Lovelace', 'A. L.', 'ADA', 'آدا لوفلايس', 'Ada LOVELACE']) {
    expect(locationsFoundBy(shoutedName, { basics: { name } })).toEqual([]);
  }
});
