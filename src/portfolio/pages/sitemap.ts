import { html, joinLines } from '#platform/pure/markup.ts';
import type { SitePage, SiteUrls, SiteView } from '../model/site-view.ts';
import { existingPages } from './shown-sections.ts';

/** Returns the sitemap of a site. */
export function sitemapOf(view: SiteView, urls: SiteUrls): string {
  const updatesBySlug = new Map(view.projects.map(({ slug, updatedAt }) => [slug, updatedAt]));
  const lastModifiedOf = (page: SitePage) => (page.kind === 'project' ? updatesBySlug.get(page.slug) : undefined);
  return html`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${joinLines(
  existingPages(view).map((page) => {
    const at = lastModifiedOf(page);
    return html`<url><loc>${urls.canonicalUrl(page)}</loc>${at !== undefined && html`<lastmod>${at}</lastmod>`}</url>`;
  }),
)}
</urlset>
`.text;
}
