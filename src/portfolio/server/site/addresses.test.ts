import { describe, expect, it } from 'vitest';
import { addressesOf, placeAt, type SiteHome } from './addresses.ts';

const site = { open: true, indexing: true, language: 'en' as const };
const home = { appUrl: 'https://vitrine.example', username: 'ada', site, share: 's1', domain: undefined };
const urls = (given: Partial<SiteHome>) =>
  addressesOf({ ...home, ...given }).map(({ url, canonical }) => [url, canonical]);

describe('the addresses of a site', () => {
  it.each([
    ['https://vitrine.example', 'https://ada.vitrine.example'],
    ['http://vitrine.localhost:3000', 'http://ada.vitrine.localhost:3000'],
    ['https://cv.our.example', 'https://ada.cv.our.example'],
  ])('on %s begin with the member’s own host', (appUrl, own) => {
    expect(urls({ appUrl })).toEqual([
      [own, true],
      [`${appUrl}/portfolio/s1`, false],
    ]);
  });

  it.each(['http://localhost:3000', 'http://192.168.0.10:3000', 'http://[2001:db8::1]:3000', 'https://intranet'])(
    'on %s, which has no hosts below it, are the link alone',
    (appUrl) => {
      expect(urls({ appUrl })).toEqual([[`${appUrl}/portfolio/s1`, true]]);
    },
  );

  it.each([
    ['https://vitrine.example', 'https://ada.dev', 'https://ada.vitrine.example'],
    ['http://vitrine.localhost:3000', 'http://ada.dev:3000', 'http://ada.vitrine.localhost:3000'],
  ])('on %s begin with the domain that the member brought', (appUrl, domain, own) => {
    expect(urls({ appUrl, domain: 'ada.dev' })).toEqual([
      [domain, true],
      [own, false],
      [`${appUrl}/portfolio/s1`, false],
    ]);
  });

  it('are the link alone where the member wants no other', () => {
    expect(urls({ site: { ...site, open: false }, domain: 'ada.dev' })).toHaveLength(1);
    expect(urls({ site: { ...site, open: false } })).toEqual([['https://vitrine.example/portfolio/s1', true]]);
    expect(urls({ username: '' })).toEqual([['https://vitrine.example/portfolio/s1', true]]);
    expect(addressesOf({ ...home, username: '', share: undefined })).toEqual([]);
  });
});

describe('a page', () => {
  it('leads to others of its own address, and tells search engines of the one where the site is at home', () => {
    const host = placeAt('', home);
    const link = placeAt('/portfolio/s1', home);
    const project = { kind: 'project', slug: 'zahlen-für-alle' } as const;
    expect([host.addressOf({ kind: 'home' }), host.addressOf({ kind: 'cv' }), host.fileAddress('cv.pdf')]).toEqual([
      '/',
      '/cv',
      '/cv.pdf',
    ]);
    expect([link.addressOf({ kind: 'home' }), link.addressOf(project)]).toEqual([
      '/portfolio/s1',
      '/portfolio/s1/projects/zahlen-f%C3%BCr-alle',
    ]);
    for (const place of [host, link]) {
      expect(place.canonical({ kind: 'home' })).toBe('https://ada.vitrine.example/');
      expect(place.canonical(project)).toBe('https://ada.vitrine.example/projects/zahlen-f%C3%BCr-alle');
      expect(place.cardOf({ kind: 'home' })).toBe('https://ada.vitrine.example/card/home.png');
    }
    expect([host.indexed, link.indexed]).toEqual([true, false]);
  });

  it('is at home at the domain that its member brought', () => {
    const there = placeAt('', { ...home, domain: 'ada.dev' });
    expect([there.canonical({ kind: 'home' }), there.indexed]).toEqual(['https://ada.dev/', true]);
    expect(placeAt('/portfolio/s1', { ...home, domain: 'ada.dev' }).indexed).toBe(false);
  });

  it('is listed by nobody unless its member wants it', () => {
    expect(placeAt('', { ...home, site: { ...site, indexing: false } }).indexed).toBe(false);
    expect(placeAt('/portfolio/s1', { ...home, site: { ...site, open: false } }).indexed).toBe(false);
    expect(placeAt('/portfolio/s1', { ...home, appUrl: 'http://localhost:3000' }).indexed).toBe(true);
    expect(placeAt('/portfolio/s2', { ...home, appUrl: 'http://localhost:3000' }).indexed).toBe(false);
  });
});
