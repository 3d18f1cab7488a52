import { html, joinLines } from '#platform/pure/markup.ts';
import type { SitePage, SiteUrls, SiteView } from '../model/site-view.ts';
import { canonicalUrlOf } from './parts/canonical-url.ts';
import { existingPages } from './shown-sections.ts';

/** Returns the sitemap of a site, with every page in each of its languages, except copies of pages elsewhere. */
export function sitemapOf(view: SiteView, urls: SiteUrls): string {
  const { languages, canonicalUrl } = urls;
  const updatesOf = (all: readonly { slug: string; updatedAt: string }[]) =>
    new Map(all.map(({ slug, updatedAt }) => [slug, updatedAt]));
  const updates = { project: updatesOf(view.projects), post: updatesOf(view.posts) };
  const lastModifiedOf = (page: SitePage) =>
    page.kind === 'project' || page.kind === 'post' ? updates[page.kind].get(page.slug) : undefined;
  const posts = new Map(view.posts.map((post) => [post.slug, post]));
  const isCopy = (page: SitePage) =>
    page.kind === 'post' && canonicalUrlOf({ page, urls, post: posts.get(page.slug) }) !== canonicalUrl(page);
  const isTranslated = languages.length > 1;
  const addressesOf = (page: SitePage) =>
    isTranslated ? languages.map((one) => one.canonicalUrl(page)) : [canonicalUrl(page)];
  const alternatesOf = (page: SitePage) =>
    isTranslated &&
    languages.map(
      (one) => html`<xhtml:link rel="alternate" hreflang="${one.language}" href="${one.canonicalUrl(page)}"/>`,
    );
  return html`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${isTranslated && html` xmlns:xhtml="http://www.w3.org/1999/xhtml"`}>
${joinLines(
  existingPages(view).flatMap((page) => {
    if (isCopy(page)) return [];
    const at = lastModifiedOf(page);
    return addressesOf(page).map(
      (address) =>
        html`<url><loc>${address}</loc>${at !== undefined && html`<lastmod>${at}</lastmod>`}${alternatesOf(page)}</url>`,
    );
  }),
)}
</urlset>
`.text;
}
