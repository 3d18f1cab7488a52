import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { adaSite, emptySiteView, siteUrls } from '#testing/sites.ts';
import { arabicSite } from '#testing/unusual-sites.ts';
import type { SitePage } from '../model/site-view.ts';
import { feedOf } from './feed.ts';
import { robotsOf } from './robots.ts';
import { cardPathOf, pathOf, queryOf, readSitePath } from './site-paths.ts';
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
    expect(textsIn(sitemapOf(adaSite(), siteUrls()), 'loc')).toHaveLength(15);
    expect(textsIn(sitemapOf(adaSite(), siteUrls()), 'loc').filter((one) => one.includes('?'))).toEqual(
      ['engines', 'mathematics', 'letters', 'translation'].map(
        (tag) => `https://ada.vitrine.example/projects?tag=${tag}`,
      ),
    );
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
    { kind: 'posts' },
    { kind: 'post', slug: 'الحروف' },
  ];

  it.each(pages)('resolve to the page $kind $slug and its preview image', (page) => {
    expect(readSitePath(pathOf(page))).toEqual({ kind: 'page', page });
    expect(readSitePath(cardPathOf(page))).toEqual({ kind: 'card', page });
  });

  it.each(['Photography', 'C++ & C#', 'رياضيات', '数学', '100%', 'a=b?c#d', '<b>', '\ud800'.toWellFormed()])(
    'resolve to the tag %s, whose query is encoded',
    (tag) => {
      const page: SitePage = { kind: 'projects', tag };
      expect(pathOf(page)).toBe('projects');
      expect(queryOf(page)).toMatch(/^\?tag=[\w%.~!*'()-]+$/);
      expect(readSitePath(pathOf(page), queryOf(page))).toEqual({ kind: 'page', page });
      expect(readSitePath(`de/${pathOf(page)}`, queryOf(page))).toEqual({ kind: 'page', language: 'de', page });
    },
  );

  it('include nothing of other queries, and no tag on other pages', () => {
    const projects = { kind: 'page', page: { kind: 'projects' } };
    expect(readSitePath('projects', '?from=mail&sent')).toEqual(projects);
    expect(readSitePath('projects', '?from=mail&tag=a%20b+c')).toEqual({
      ...projects,
      page: { kind: 'projects', tag: 'a b c' },
    });
    expect(readSitePath('achievements', '?tag=a')).toEqual({ kind: 'page', page: { kind: 'achievements' } });
  });

  it.each<SitePage>([
    { kind: 'posts', tag: 'C++ & C#' },
    { kind: 'posts', series: 'رسائل' },
    { kind: 'posts', number: 2 },
    { kind: 'posts', tag: '100%', number: 12 },
  ])('resolve to the list of posts %j', (page) => {
    expect(pathOf(page)).toBe('writing');
    expect(readSitePath(pathOf(page), queryOf(page))).toEqual({ kind: 'page', page });
    expect(readSitePath(`de/${pathOf(page)}`, queryOf(page))).toEqual({ kind: 'page', language: 'de', page });
  });

  it.each([
    '?tag=a&series=b',
    '?page=0',
    '?page=-1',
    '?page=01',
    '?page=1e3',
    '?page=1&page=2',
    '?page=',
    '?page=100000',
  ])('do not include the list of posts %s', (query) => expect(readSitePath('writing', query)).toBeUndefined());

  it('include no number of a page of projects', () => {
    expect(readSitePath('projects', '?page=2')).toEqual({ kind: 'page', page: { kind: 'projects' } });
  });

  it('do not include several tags or one that is too long', () => {
    expect(readSitePath('projects', '?tag=a&tag=a')).toBeUndefined();
    expect(readSitePath('projects', `?tag=${'a'.repeat(401)}`)).toBeUndefined();
    expect(readSitePath('writing', `?series=${'a'.repeat(1201)}`)).toBeUndefined();
  });

  it.each(['feed.xml', 'sitemap.xml', 'robots.txt', 'cv.pdf', 'writing/feed.xml', 'writing/feed.json'])(
    'resolve to the file %s',
    (name) => {
      expect(readSitePath(name)).toEqual({ kind: 'file', name });
    },
  );

  it.each([
    'nothing/at-all',
    'Nothing',
    'no thing',
    'tags',
    'projects/a/b',
    'projects/%E0%A4%A',
    'card/.png',
    'card/nothing/at-all.png',
    '../cv',
    'PROJECTS',
    '/'.repeat(9),
  ])('do not include %s', (path) => expect(readSitePath(path)).toBeUndefined());
});
