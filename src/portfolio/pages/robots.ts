import type { SitePlace } from '../model/site-view.ts';

/**
 * What machines may read. A site that is not to be listed says so on its pages, where search engines can read it; they are
 * not sent away, nor are messengers that come for its card.
 */
export function robotsOf(place: SitePlace): string {
  const map = place.indexed ? `\nSitemap: ${place.canonical({ kind: 'home' }).replace(/\/$/, '')}/sitemap.xml\n` : '';
  return `User-agent: *\nDisallow:\n${map}`;
}
