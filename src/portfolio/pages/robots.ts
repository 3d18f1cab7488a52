import type { SitePlace } from '../model/site-view.ts';

/**
 * Returns `robots.txt`. It disallows nothing: unlisted sites use a `noindex` meta tag, which search engines can only
 * see on pages they may fetch, and messengers need access to fetch preview images.
 */
export function robotsOf(place: SitePlace): string {
  const map = place.indexed ? `\nSitemap: ${place.canonical({ kind: 'home' }).replace(/\/$/, '')}/sitemap.xml\n` : '';
  return `User-agent: *\nDisallow:\n${map}`;
}
