import { describe, expect, it } from 'vitest';
import { findingsOf, locationsFoundBy } from '#testing/cv-fixture.ts';
import { malformedEmail } from './malformed-email.ts';

describe('an email address', () => {
  it.each([
    'ada',
    'ada@',
    '@analytical.test',
    'ada@analytical',
    'ada lovelace@analytical.test',
    'a@b@c.test',
    'ada..l@a.test',
    '<ada@a.test>',
  ])('is reported if it is malformed: %s', (email) => {
    expect(findingsOf(malformedEmail, { basics: { email } })).toEqual([
      { at: ['basics'], field: 'email', values: { email } },
    ]);
  });

  it.each(['ada@analytical.test', ' ada@analytical.test ', 'a.d-a+cv@engine.co.uk', 'ada@bücher.test'])(
    'is accepted if it is valid: %s',
    (email) => {
      expect(findingsOf(malformedEmail, { basics: { email } })).toEqual([]);
    },
  );

  it('of a reference is checked as well', () => {
    const sections = [{ kind: 'references' as const, items: [{ name: 'Charles Babbage', email: 'charles' }] }];
    expect(locationsFoundBy(malformedEmail, { sections })).toEqual(['s1-1.email']);
  });
});
