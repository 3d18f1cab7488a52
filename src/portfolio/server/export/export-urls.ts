import type { SitePage, SiteUrls } from '../../model/site-view.ts';
import { pathOf } from '../../pages/site-paths.ts';

/**
 * Returns the URLs of an exported page, with relative links so that the folder works anywhere. The contact link leads
 * to the site on this instance, as static files cannot receive a form.
 */
export function exportUrls(from: SitePage, liveUrls: SiteUrls): SiteUrls {
  const rootPath = pathToRoot(from);
  const homeUrl = rootPath || './';
  return {
    ...liveUrls,
    base: homeUrl,
    pageUrl: (page) => {
      if (page.kind === 'contact') return liveUrls.canonicalUrl(page);
      return page.kind === 'home' ? homeUrl : `${rootPath}${pathOf(page)}/`;
    },
    fileUrl: (name) => `${rootPath}${name}`,
  };
}

/** Returns the relative path from a page to the home page: `../` for each folder. */
export const pathToRoot = (from: SitePage) => (pathOf(from) === '' ? '' : '../'.repeat(pathOf(from).split('/').length));

/** Returns the file name of a page. It is not percent-encoded, as web hosts decode addresses to file names. */
export const pageFileName = (page: SitePage) => {
  if (page.kind === 'home') return 'index.html';
  return page.kind === 'project' ? `projects/${page.slug}/index.html` : `${page.kind}/index.html`;
};
