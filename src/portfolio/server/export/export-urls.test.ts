import { expect, it } from 'vitest';
import { siteUrls, toSiteTag } from '#testing/sites.ts';
import { sitePost } from '#testing/writing-site.ts';
import type { SitePage } from '../../model/site-view.ts';
import { exportUrls, pageFileName } from './export-urls.ts';
import { tagFoldersOf } from './tag-folders.ts';

const PAGES: SitePage[] = [
  { kind: 'home' },
  { kind: 'projects' },
  { kind: 'projects', tag: 'C++' },
  { kind: 'projects', tag: 'C#' },
  { kind: 'projects', tag: 'رياضيات' },
  { kind: 'project', slug: 'tag' },
  { kind: 'project', slug: 'note-g' },
  { kind: 'project', slug: 'محرك-تحليلي' },
  { kind: 'posts' },
  { kind: 'posts', number: 2 },
  { kind: 'posts', tag: 'C++' },
  { kind: 'posts', tag: 'C++', number: 2 },
  { kind: 'posts', tag: 'C#' },
  { kind: 'posts', series: 'رسائل' },
  { kind: 'post', slug: 'series' },
  { kind: 'post', slug: 'note-g' },
  { kind: 'achievements' },
  { kind: 'cv' },
];
const tagFolders = tagFoldersOf({
  projects: [{ tags: ['C++', 'C#', 'رياضيات'].map(toSiteTag) }],
  posts: [sitePost({ slug: 'series', tags: ['C++', 'C#'], series: 'رسائل' })],
});

it('each page links to all others and its files, in any folder', () => {
  const address = (page: SitePage) => new URL(pageFileName(page, { tagFolders }), 'https://host.example/deep/er/');
  const fileUrlOf = (url: URL) => decodeURI(url.href).replace(/\/$/, '/index.html');
  for (const from of PAGES) {
    const urls = exportUrls(from, siteUrls(), { tagFolders });
    for (const to of PAGES) {
      expect(fileUrlOf(new URL(urls.pageUrl(to), address(from)))).toBe(decodeURI(address(to).href));
    }
    expect(new URL(urls.fileUrl('cv.pdf'), address(from)).pathname).toBe('/deep/er/cv.pdf');
  }
});

it('each page has its own file, also on disks that ignore case', () => {
  const names = PAGES.map((page) => pageFileName(page, { tagFolders }).toLowerCase());
  expect(new Set(names).size).toBe(PAGES.length);
  expect(names).toEqual(
    expect.arrayContaining([
      ...['projects/tag/index.html', 'projects/tag/c/index.html', 'projects/tag/c-2/index.html'],
      ...['writing/page/2/index.html', 'writing/tag/c-2/page/2/index.html', 'writing/series/index.html'],
    ]),
  );
});

it('the canonical URL and the contact link lead to the live site', () => {
  const liveUrls = siteUrls();
  const urls = exportUrls({ kind: 'project', slug: 'note-g' }, liveUrls, { tagFolders });
  expect(urls.pageUrl({ kind: 'contact' })).toBe(liveUrls.canonicalUrl({ kind: 'contact' }));
  expect(urls.pageUrl({ kind: 'contact' })).toMatch(/^https?:\/\//);
  expect(urls.canonicalUrl({ kind: 'home' })).toBe(liveUrls.canonicalUrl({ kind: 'home' }));
});
