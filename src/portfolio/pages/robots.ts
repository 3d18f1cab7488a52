import type { SiteUrls } from '../model/site-view.ts';

/**
 * Returns `robots.txt`. It disallows nothing: unlisted sites use a `noindex` meta tag, which search engines can only
 * see on pages they may fetch, and messengers need access to fetch preview images.
 */
export function robotsOf(urls: SiteUrls): string {
  const sitemapLine = urls.indexed
    ? `\nSitemap: ${urls.canonicalUrl({ kind: 'home' }).replace(/\/$/, '')}/sitemap.xml\n`
    : '';
  return `User-agent: *\nDisallow:\n${sitemapLine}`;
}
