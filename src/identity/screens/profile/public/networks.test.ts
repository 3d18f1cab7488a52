import { describe, expect, it } from 'vitest';
import { linkKey, linkName, networkOf, toWebAddress } from './networks.ts';

describe('recognizing a network by an address', () => {
  it.each([
    ['https://github.com/ada', 'github'],
    ['github.com/ada', 'github'],
    ['ada.github.io', 'github'],
    ['https://www.linkedin.com/in/ada-lovelace/', 'linkedin'],
    ['de.linkedin.com/in/ada', 'linkedin'],
    ['https://mathstodon.xyz/@ada', 'mastodon'],
    ['https://social.example.org/@ada', 'mastodon'],
    ['https://social.example.org/users/ada', 'mastodon'],
    ['https://bsky.app/profile/ada.example.org', 'bluesky'],
    ['https://twitter.com/ada', 'x'],
    ['https://x.com/ada', 'x'],
    ['https://www.youtube.com/@ada', 'youtube'],
    ['https://medium.com/@ada', 'medium'],
    ['https://www.threads.net/@ada', 'threads'],
    ['https://gitlab.com/ada', 'gitlab'],
    ['https://dribbble.com/ada', 'dribbble'],
    ['https://www.behance.net/ada', 'behance'],
    ['https://stackoverflow.com/users/1/ada', 'stackoverflow'],
    ['https://orcid.org/0000-0002-1825-0097', 'orcid'],
    ['https://scholar.google.co.uk/citations?user=ada', 'scholar'],
    ['https://scholar.google.de/citations?user=ada', 'scholar'],
    ['https://www.researchgate.net/profile/Ada', 'researchgate'],
    ['HTTPS://GitHub.com/Ada', 'github'],
  ])('recognizes %s as %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it.each([
    '',
    'ada',
    'https://example.org/ada',
    'https://notgithub.com/ada',
    'https://github.com.example.org',
    '@ada',
    'mailto:a@x.com',
  ])('recognizes no network in %j', (address) => {
    expect(networkOf(address)).toBeUndefined();
  });
});

describe('the key of a link', () => {
  it('is the network id, ignoring case and spaces', () => {
    expect(linkKey(' GitHub ')).toBe('github');
    expect(linkKey('stack overflow')).toBe('stackoverflow');
    expect(linkName('stackoverflow')).toBe('Stack Overflow');
  });

  it('is its own name if it names no network', () => {
    expect(linkKey('Note G')).toBe('Note G');
    expect(linkName('Note G')).toBe('Note G');
    expect(linkName('constructor')).toBe('constructor');
  });
});

describe('converting an entry to a web address', () => {
  it('adds a missing scheme', () => {
    expect(toWebAddress(' example.org/ada ')).toBe('https://example.org/ada');
    expect(toWebAddress('example.org')).toBe('https://example.org');
  });

  it('leaves other text unchanged', () => {
    for (const text of ['', 'ada', 'ada@example.org', 'http://example.org', 'ftp://example.org', 'not a site.'])
      expect(toWebAddress(text)).toBe(text);
  });
});
