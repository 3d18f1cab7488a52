import { describe, expect, it } from 'vitest';
import { findingsOf, locationsFoundBy } from '#testing/cv-fixture.ts';
import { malformedLink } from './malformed-link.ts';

describe('a link', () => {
  it.each([
    'see below',
    'mailto:ada@analytical.test',
    'javascript:alert(1)',
    'https://',
    'ada@analytical.test',
    'https:/analytical.test',
  ])('is reported if it is malformed: %s', (url) => {
    expect(findingsOf(malformedLink, { basics: { url } })).toEqual([
      { at: ['basics'], field: 'url', values: { address: url } },
    ]);
  });

  it.each(['', 'https://analytical.test', 'http://analytical.test', 'analytical.test/notes'])(
    'is not reported if it is blank, valid or lacks only its scheme: %s',
    (url) => {
      expect(findingsOf(malformedLink, { basics: { url } })).toEqual([]);
    },
  );

  it('of a profile or an entry is checked, unless it is hidden', () => {
    const items = [
      { title: 'Notes', url: 'no link' },
      { title: 'Letters', url: 'no link', visible: false },
    ];
    const basics = { profiles: [{ network: 'Mastodon', url: '@ada' }] };
    expect(locationsFoundBy(malformedLink, { basics, sections: [{ kind: 'publications', items }] })).toEqual([
      'profile-1.url',
      's1-1.url',
    ]);
  });
});
