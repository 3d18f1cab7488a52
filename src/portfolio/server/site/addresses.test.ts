import { describe, expect, it } from 'vitest';
import { addressesOf, type SiteHosting, siteUrlsAt } from './addresses.ts';

const site = { open: true, indexing: true };
const hosting = {
  appUrl: 'https://vitrine.example',
  username: 'ada',
  site,
  share: 's1',
  domain: undefined,
  language: 'en',
  languages: ['en'],
} satisfies SiteHosting;
const urls = (overrides: Partial<SiteHosting>) =>
  addressesOf({ ...hosting, ...overrides }).map(({ url, canonical }) => [url, canonical]);

describe('the addresses of a site', () => {
  it.each([
    ['https://vitrine.example', 'https://ada.vitrine.example'],
    ['http://vitrine.localhost:3000', 'http://ada.vitrine.localhost:3000'],
    ['https://cv.our.example', 'https://ada.cv.our.example'],
  ])('on %s start with the member’s host', (appUrl, own) => {
    expect(urls({ appUrl })).toEqual([
      [own, true],
      [`${appUrl}/@ada`, false],
      [`${appUrl}/portfolio/s1`, false],
    ]);
  });

  it.each(['http://localhost:3000', 'http://192.168.0.10:3000', 'http://[2001:db8::1]:3000', 'https://intranet'])(
    'on %s, which has no subdomains, start with the path of the username',
    (appUrl) => {
      expect(urls({ appUrl })).toEqual([
        [`${appUrl}/@ada`, true],
        [`${appUrl}/portfolio/s1`, false],
      ]);
    },
  );

  it.each([
    ['https://vitrine.example', 'https://ada.dev', 'https://ada.vitrine.example'],
    ['http://vitrine.localhost:3000', 'http://ada.dev:3000', 'http://ada.vitrine.localhost:3000'],
  ])('on %s start with the custom domain', (appUrl, domain, own) => {
    expect(urls({ appUrl, domain: 'ada.dev' })).toEqual([
      [domain, true],
      [own, false],
      [`${appUrl}/@ada`, false],
      [`${appUrl}/portfolio/s1`, false],
    ]);
  });

  it('contain only the link if the site is closed or the member has no username', () => {
    expect(urls({ site: { ...site, open: false }, domain: 'ada.dev' })).toHaveLength(1);
    expect(urls({ site: { ...site, open: false } })).toEqual([['https://vitrine.example/portfolio/s1', true]]);
    expect(urls({ username: '' })).toEqual([['https://vitrine.example/portfolio/s1', true]]);
    expect(addressesOf({ ...hosting, username: '', share: undefined })).toEqual([]);
  });
});

describe('the URLs of a page', () => {
  it('lead to pages at the current address, and the canonical URL to the main address', () => {
    const host = siteUrlsAt('', hosting);
    const link = siteUrlsAt('/portfolio/s1', hosting);
    const project = { kind: 'project', slug: 'zahlen-für-alle' } as const;
    expect([host.pageUrl({ kind: 'home' }), host.pageUrl({ kind: 'cv' }), host.fileUrl('cv.pdf')]).toEqual([
      '/',
      '/cv',
      '/cv.pdf',
    ]);
    expect([link.pageUrl({ kind: 'home' }), link.pageUrl(project)]).toEqual([
      '/portfolio/s1',
      '/portfolio/s1/projects/zahlen-f%C3%BCr-alle',
    ]);
    for (const siteUrls of [host, link]) {
      expect(siteUrls.canonicalUrl({ kind: 'home' })).toBe('https://ada.vitrine.example/');
      expect(siteUrls.canonicalUrl(project)).toBe('https://ada.vitrine.example/projects/zahlen-f%C3%BCr-alle');
      expect(siteUrls.cardUrl({ kind: 'home' })).toBe('https://ada.vitrine.example/card/home.png');
    }
    expect([host.indexed, link.indexed]).toEqual([true, false]);
  });

  it('are canonical at the custom domain', () => {
    const domainUrls = siteUrlsAt('', { ...hosting, domain: 'ada.dev' });
    expect([domainUrls.canonicalUrl({ kind: 'home' }), domainUrls.indexed]).toEqual(['https://ada.dev/', true]);
    expect(siteUrlsAt('/portfolio/s1', { ...hosting, domain: 'ada.dev' }).indexed).toBe(false);
  });

  it('are indexed only at the canonical address and if the member allows it', () => {
    expect(siteUrlsAt('', { ...hosting, site: { ...site, indexing: false } }).indexed).toBe(false);
    expect(siteUrlsAt('/portfolio/s1', { ...hosting, site: { ...site, open: false } }).indexed).toBe(false);
    expect(siteUrlsAt('/@ada', { ...hosting, appUrl: 'http://localhost:3000' }).indexed).toBe(true);
    expect(siteUrlsAt('/portfolio/s1', { ...hosting, appUrl: 'http://localhost:3000' }).indexed).toBe(false);
  });
});
