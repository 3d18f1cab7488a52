import type { SitePage, SitePlace } from '../../model/site-view.ts';
import { pathOf } from '../../pages/site-paths.ts';

/**
 * A site in a folder, as one of its pages sees it: everything is reached from there, wherever somebody puts the folder.
 * Nobody takes a form there, so who wants to write is led to where the site lives.
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

/** From a page to the home page's folder: `../` for each folder that it is in. */
export const wayUp = (from: SitePage) => (pathOf(from) === '' ? '' : '../'.repeat(pathOf(from).split('/').length));

/** The name of a page's file. A web host reads addresses as these names, so nothing in them is encoded. */
export const fileOf = (page: SitePage) => {
  if (page.kind === 'home') return 'index.html';
  return page.kind === 'project' ? `projects/${page.slug}/index.html` : `${page.kind}/index.html`;
};
