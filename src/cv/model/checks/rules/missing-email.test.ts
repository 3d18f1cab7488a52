import { expect, it } from 'vitest';
import { locationsFoundBy } from '#testing/cv-fixture.ts';
import { missingEmail } from './missing-email.ts';

it('reports a CV without an email address', () => {
  expect(locationsFoundBy(missingEmail, {})).toEqual(['basics.email']);
  expect(locationsFoundBy(missingEmail, { basics: { email: 'ada@analytical.test' } })).toEqual([]);
});
