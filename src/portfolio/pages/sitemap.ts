import { html, inLines } from '#platform/markup.ts';
import type { SitePage, SitePlace, SiteView } from '../model/site-view.ts';
import { pagesOf } from './shown-sections.ts';

/** Returns the sitemap of a site. */
export function sitemapOf(view: SiteView, place: SitePlace): string {
  const changes = new Map(view.projects.map(({ slug, updatedAt }) => [slug, updatedAt]));
  const changed = (page: SitePage) => (page.kind === 'project' ? changes.get(page.slug) : undefined);
  return html`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${inLines(
  pagesOf(view).map((page) => {
    const at = changed(page);
    return html`<url><loc>${place.canonical(page)}</loc>${at !== undefined && html`<lastmod>${at}</lastmod>`}</url>`;
  }),
)}
</urlset>
`.text;
}
