import type { Language } from '#platform/pure/i18n/languages.ts';
import type { SitePage, SiteUrls } from '../../model/site-view.ts';
import { pathOf } from '../../pages/site-paths.ts';

/**
 * Returns the URLs of an exported page, with relative links so that the folder works anywhere. The contact link leads
 * to the site on this instance, as static files cannot receive a form. `folder` is that of the page's language.
 */
export function exportUrls(from: SitePage, liveUrls: SiteUrls, folder = ''): SiteUrls {
  const rootPath = pathToRoot(from, folder);
  const urlsIn = (pages: string, canonicalUrl: SiteUrls['canonicalUrl']): SiteUrls['pageUrl'] => {
    return (page) => {
      if (page.kind === 'contact') return canonicalUrl(page);
      const path = page.kind === 'home' ? pages : `${pages}${pathOf(page)}/`;
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
export const pathToRoot = (from: SitePage, folder = '') =>
  '../'.repeat((folder + pathOf(from)).split('/').filter(Boolean).length);

/** Returns the file name of a page. It is not percent-encoded, as web hosts decode addresses to file names. */
export const pageFileName = (page: SitePage) => {
  if (page.kind === 'home') return 'index.html';
  return page.kind === 'project' ? `projects/${page.slug}/index.html` : `${page.kind}/index.html`;
};
