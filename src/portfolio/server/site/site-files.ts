import { pdfBody } from '#cv/service.ts';
import type { FilesKernel } from '#files/service.ts';
import { AppError } from '#platform/errors.ts';
import { makeReadyBody, type ReadyBody } from '#platform/http/ready-body.ts';
import type { SitePage, SitePlace } from '../../model/site-view.ts';
import { feedOf } from '../../pages/feed.ts';
import { robotsOf } from '../../pages/robots.ts';
import { hasPage } from '../../pages/shown-sections.ts';
import type { SiteFile } from '../../pages/site-paths.ts';
import { sitemapOf } from '../../pages/sitemap.ts';
import { cardOf } from '../card/card-of.ts';
import { photoForCard } from '../card/photo-for-card.ts';
import { type GatheredSite, gatherProject } from './gather-site.ts';

const text = (type: string, body: string) =>
  makeReadyBody(200, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-cache' }, Buffer.from(body));

/** Returns the response with a file next to the pages of a site. */
export async function siteFileBody(
  kernel: FilesKernel,
  { view, cv }: GatheredSite,
  { name, place }: { name: SiteFile; place: SitePlace },
): Promise<ReadyBody> {
  switch (name) {
    case 'feed.xml':
      return text('application/atom+xml', feedOf(view, place));
    case 'sitemap.xml':
      return text('application/xml', sitemapOf(view, place));
    case 'robots.txt':
      return text('text/plain', robotsOf(place));
    case 'cv.pdf':
      if (!cv || !hasPage(view, { kind: 'cv' }) || !cv.sharing.download) throw new AppError('NOT_FOUND');
      return pdfBody(kernel, cv);
  }
}

/** Returns the response with a page's preview image, which other origins may embed. */
export async function siteCardBody(kernel: FilesKernel, gathered: GatheredSite, page: SitePage): Promise<ReadyBody> {
  const project = page.kind === 'project' ? await gatherProject(kernel, gathered, page.slug) : undefined;
  if (!hasPage(gathered.view, page) || (page.kind === 'project' && !project)) throw new AppError('NOT_FOUND');
  const photo = await photoForCard(kernel, gathered);
  const bytes = await cardOf(gathered.view, page, { owner: gathered.ownerId, project, photo });
  const headers = {
    'content-type': 'image/png',
    'cache-control': 'no-cache',
    'cross-origin-resource-policy': 'cross-origin',
  };
  return makeReadyBody(200, headers, Buffer.from(bytes));
}
