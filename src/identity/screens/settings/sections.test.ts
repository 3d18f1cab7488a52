import { describe, expect, it } from 'vitest';
import { pathOfProfileLink } from './sections.ts';

describe('a link to the profile', () => {
  it.each([
    ['', '', '/profile'],
    ['#public', '', '/profile'],
    ['#links', '', '/profile'],
    ['#email', '', '/settings'],
    ['#username', '', '/settings'],
    ['#email-change=a%2Fb', '', '/settings'],
    ['', '?email-change=a', '/settings'],
    ['#devices', '', '/settings/security'],
    ['#two-factor', '', '/settings/security'],
    ['#data', '', '/settings/data'],
  ])('with %s%s leads to %s', (hash, search, path) => {
    expect(pathOfProfileLink({ hash, search })).toBe(path);
  });
});
