import type { Language } from '#platform/pure/i18n/languages.ts';
import type { SitePage, SiteUrls } from '../../model/site-view.ts';
import { pathOf } from '../../pages/site-paths.ts';
import type { TagFolders } from './tag-folders.ts';

/** The folders of exported pages: that of their language, with a slash, and those of their tags. */
export type ExportFolders = { folder?: string; tagFolders: TagFolders };

/**
 * Returns the URLs of an exported page, with relative links so that the folder works anywhere. The contact link leads
 * to the site on this instance, as static files cannot receive a form.
 */
export function exportUrls(from: SitePage, liveUrls: SiteUrls, folders: ExportFolders): SiteUrls {
  const { folder = '', tagFolders } = folders;
  const rootPath = pathToRoot(from, folders);
  const urlsIn = (pages: string, canonicalUrl: SiteUrls['canonicalUrl']): SiteUrls['pageUrl'] => {
    return (page) => {
      if (page.kind === 'contact') return canonicalUrl(page);
      const path = page.kind === 'home' ? pages : `${pages}${encodeURI(folderOfPage(page, tagFolders))}/`;
      return rootPath + path || './';
    };
  };
  return {
    ...liveUrls,
    base: rootPath || './',
    pageUrl: urlsIn(folder, liveUrls.canonicalUrl),
    languages: liveUrls.languages.map(({ language, canonicalUrl }) => ({
      ...{ language, canonicalUrl },
      pageUrl: urlsIn(folderOf(language, liveUrls), canonicalUrl),
    })),
    fileUrl: (name) => `${rootPath}${folder}${name}`,
  };
}

/** Returns the folder of the pages in a language, ending with a slash; empty for the site's own language. */
export const folderOf = (language: Language, { languages: [own] }: Pick<SiteUrls, 'languages'>) =>
  own && language !== own.language ? `${language}/` : '';

/** Returns the relative path from a page to the root of the site: `../` for each folder. */
export const pathToRoot = (from: SitePage, { folder = '', tagFolders }: ExportFolders) =>
  '../'.repeat((folder + folderOfPage(from, tagFolders)).split('/').filter(Boolean).length);

/** Returns the file name of a page below the folder of its language. */
export const pageFileName = (page: SitePage, { tagFolders }: ExportFolders) =>
  page.kind === 'home' ? 'index.html' : `${folderOfPage(page, tagFolders)}/index.html`;

/** Returns the folder of a page. It is not percent-encoded, as web hosts decode addresses to file names. */
function folderOfPage(page: SitePage, tagFolders: TagFolders) {
  if (page.kind === 'own') return page.slug;
  if (page.kind === 'project') return `projects/${page.slug}`;
  if (page.kind === 'post') return `${pathOf({ kind: 'posts' })}/${page.slug}`;
  return [pathOf(page), ...foldersOfList(page, tagFolders)].join('/');
}

/** Returns the folders of a page within its list. A project or post with the slug `tag` has its file above those of tags. */
function foldersOfList(page: SitePage, tagFolders: TagFolders): string[] {
  if (page.kind !== 'projects' && page.kind !== 'posts') return [];
  const topics = [
    { name: 'tag', folder: page.tag && tagFolders[page.kind].get(page.tag) },
    { name: 'series', folder: page.kind === 'posts' && page.series && tagFolders.series.get(page.series) },
    { name: 'page', folder: page.kind === 'posts' && page.number !== undefined && String(page.number) },
  ];
  return topics.flatMap(({ name, folder }) => (folder ? [name, folder] : []));
}
