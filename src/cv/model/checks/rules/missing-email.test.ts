import { expect, it } from 'vitest';
import { placesFoundBy } from '#testing/cv-draft.ts';
import { missingEmail } from './missing-email.ts';

it('a CV without an e-mail address is told so', () => {
  expect(placesFoundBy(missingEmail, {})).toEqual(['basics.email']);
  expect(placesFoundBy(missingEmail, { basics: { email: 'ada@analytical.test' } })).toEqual([]);
});
