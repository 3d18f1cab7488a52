import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { adaSite, arabicSite, emptySiteView, siteUrls } from '#testing/sites.ts';
import type { SitePage } from '../model/site-view.ts';
import { feedOf } from './feed.ts';
import { robotsOf } from './robots.ts';
import { cardPathOf, pathOf, readSitePath } from './site-paths.ts';
import { sitemapOf } from './sitemap.ts';

/** Returns the texts of all elements of this name; throws if the XML is not well-formed. */
function textsIn(xml: string, name: string) {
  const texts: string[] = [];
  let inside = false;
  const parser = new SaxesParser();
  parser.on('opentag', (tag) => {
    inside = tag.name === name;
    if (inside) texts.push('');
  });
  parser.on('text', (text) => {
    if (inside) texts.push((texts.pop() ?? '') + text);
  });
  parser.on('closetag', () => {
    inside = false;
  });
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(xml).close();
  return texts;
}

describe('the files next to the pages', () => {
  it('include a feed of the projects, newest first', () => {
    const [first, ...others] = adaSite().projects;
    if (!first) throw new Error('the site has no projects');
    const projects = [...others, { ...first, title: 'A <b> & "c"', updatedAt: '2026-05-01T00:00:00.000Z' }];
    const feed = feedOf({ ...adaSite(), projects }, siteUrls());
    expect(textsIn(feed, 'title').slice(0, 2)).toEqual(['Ada Lovelace', 'A <b> & "c"']);
    expect(textsIn(feed, 'updated')[0]).toBe('2026-05-01T00:00:00.000Z');
    expect(textsIn(feed, 'id')).toHaveLength(7);
    expect(textsIn(feedOf(emptySiteView(), siteUrls()), 'id')).toEqual(['https://ada.vitrine.example/']);
  });

  it('include a sitemap of all existing pages', () => {
    expect(textsIn(sitemapOf(adaSite(), siteUrls()), 'loc')).toHaveLength(11);
    expect(textsIn(sitemapOf(emptySiteView(), siteUrls()), 'loc')).toEqual(['https://ada.vitrine.example/']);
    const [, , slug = ''] = textsIn(sitemapOf(arabicSite(), siteUrls()), 'loc');
    expect(slug).toMatch(/^https:\/\/ada\.vitrine\.example\/projects\/(?:%[0-9A-F]{2}|-)+$/);
  });

  it('include robots.txt, which names the sitemap of indexed sites only', () => {
    expect(robotsOf(siteUrls())).toContain('Sitemap: https://ada.vitrine.example/sitemap.xml\n');
    expect(robotsOf(siteUrls({ indexed: false }))).toBe('User-agent: *\nDisallow:\n');
    const shared = siteUrls({ canonicalUrl: () => 'https://vitrine.example/portfolio/abc' });
    expect(robotsOf(shared)).toContain('Sitemap: https://vitrine.example/portfolio/abc/sitemap.xml\n');
  });
});

describe('the paths of a site', () => {
  const pages: SitePage[] = [
    { kind: 'home' },
    { kind: 'projects' },
    { kind: 'project', slug: 'note-g' },
    { kind: 'project', slug: 'الجبر-والمقابلة' },
    { kind: 'achievements' },
    { kind: 'cv' },
    { kind: 'contact' },
  ];

  it.each(pages)('resolve to the page $kind $slug and its preview image', (page) => {
    expect(readSitePath(pathOf(page))).toEqual({ kind: 'page', page });
    expect(readSitePath(cardPathOf(page))).toEqual({ kind: 'card', page });
  });

  it.each(['feed.xml', 'sitemap.xml', 'robots.txt', 'cv.pdf'])('resolve to the file %s', (name) => {
    expect(readSitePath(name)).toEqual({ kind: 'file', name });
  });

  it.each([
    'nothing',
    'projects/a/b',
    'projects/%E0%A4%A',
    'card/.png',
    'card/nothing.png',
    '../cv',
    'PROJECTS',
    '/'.repeat(9),
  ])('do not include %s', (path) => expect(readSitePath(path)).toBeUndefined());
});
