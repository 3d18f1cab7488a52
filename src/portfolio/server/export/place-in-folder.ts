import type { SitePage, SitePlace } from '../../model/site-view.ts';
import { pathOf } from '../../pages/site-paths.ts';

/**
 * Returns the place of an exported page, with relative links so that the folder works anywhere. The contact link leads
 * to the site on this instance, as static files cannot receive a form.
 */
export function placeInFolder(from: SitePage, living: SitePlace): SitePlace {
  const up = wayUp(from);
  const home = up || './';
  return {
    ...living,
    base: home,
    addressOf: (page) => {
      if (page.kind === 'contact') return living.canonical(page);
      return page.kind === 'home' ? home : `${up}${pathOf(page)}/`;
    },
    fileAddress: (name) => `${up}${name}`,
  };
}

/** Returns the relative path from a page to the home page: `../` for each folder. */
export const wayUp = (from: SitePage) => (pathOf(from) === '' ? '' : '../'.repeat(pathOf(from).split('/').length));

/** Returns the file name of a page. It is not percent-encoded, as web hosts decode addresses to file names. */
export const fileOf = (page: SitePage) => {
  if (page.kind === 'home') return 'index.html';
  return page.kind === 'project' ? `projects/${page.slug}/index.html` : `${page.kind}/index.html`;
};
