import { describe, expect, it } from 'vitest';
import { locationsFoundBy } from '#testing/cv-fixture.ts';
import { missingPhone } from './missing-phone.ts';

describe('a second means of contact', () => {
  it('is missing if there is only an email address', () => {
    expect(locationsFoundBy(missingPhone, { basics: { email: 'ada@analytical.test' } })).toEqual(['basics.phone']);
  });

  it.each([
    [{ phone: '+44 20 0000 0000' }],
    [{ url: 'https://analytical.test' }],
    [{ profiles: [{ network: 'Mastodon', username: 'ada' }] }],
    [{ custom: [{ label: 'Post', value: '12 St James’s Square' }] }],
  ])('may be %j', (basics) => {
    expect(locationsFoundBy(missingPhone, { basics })).toEqual([]);
  });

  it('is missing if it is hidden', () => {
    const profiles = [{ network: 'Mastodon', username: 'ada', visible: false }];
    expect(locationsFoundBy(missingPhone, { basics: { profiles } })).toEqual(['basics.phone']);
  });
});
