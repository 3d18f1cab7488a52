import { pdfBody } from '#cv/service.ts';
import type { StorageKernel } from '#files/service.ts';
import { AppError } from '#platform/pure/errors.ts';
import { makeReadyBody, type ReadyBody } from '#platform/server/http/ready-body.ts';
import { translatorOf } from '#platform/server/i18n/messages.ts';
import type { SitePage, SiteUrls } from '../../model/site-view.ts';
import { feedOf } from '../../pages/feed.ts';
import { atomFeedOf } from '../../pages/feeds/atom-feed.ts';
import { jsonFeedOf } from '../../pages/feeds/json-feed.ts';
import { robotsOf } from '../../pages/robots.ts';
import { hasPage } from '../../pages/shown-sections.ts';
import type { SiteFile } from '../../pages/site-paths.ts';
import { sitemapOf } from '../../pages/sitemap.ts';
import { renderSiteCard } from '../card/render-site-card.ts';
import { loadCardPhoto } from './load-card-photo.ts';
import { loadCardPicture } from './load-card-picture.ts';
import { loadPostPage, loadProjectPage } from './load-pages.ts';
import type { SiteData } from './load-site.ts';
import { loadWriting } from './load-writing.ts';

const textBody = (type: string, body: string, headers: Record<string, string> = {}) =>
  makeReadyBody(
    200,
    { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-cache', ...headers },
    Buffer.from(body),
  );

/** Returns the response with a file next to the pages of a site. */
export async function siteFileBody(
  kernel: StorageKernel,
  siteData: SiteData,
  { name, urls }: { name: SiteFile; urls: SiteUrls },
): Promise<ReadyBody> {
  const { view, cv } = siteData;
  // These feeds contain whole posts, which search engines may not list if the site says so.
  const feedBody = (type: string, body: string) =>
    textBody(type, body, urls.indexed ? {} : { 'x-robots-tag': 'noindex' });
  const feedContext = { urls, words: translatorOf(view.site.language) };
  switch (name) {
    case 'feed.xml':
      return textBody('application/atom+xml', feedOf(view, urls));
    case 'writing/feed.xml':
      return feedBody('application/atom+xml', atomFeedOf(view, await loadWriting(kernel, siteData), feedContext));
    case 'writing/feed.json':
      return feedBody('application/feed+json', jsonFeedOf(view, await loadWriting(kernel, siteData), feedContext));
    case 'sitemap.xml':
      return textBody('application/xml', sitemapOf(view, urls));
    case 'robots.txt':
      return textBody('text/plain', robotsOf(urls));
    case 'cv.pdf':
      if (!cv || !hasPage(view, { kind: 'cv' }) || !cv.sharing.download) throw new AppError('NOT_FOUND');
      return pdfBody(kernel, cv);
  }
}

/** Returns the response with a page's preview image, which other origins may embed. */
export async function siteCardBody(kernel: StorageKernel, siteData: SiteData, page: SitePage): Promise<ReadyBody> {
  const project = page.kind === 'project' ? await loadProjectPage(kernel, siteData, page.slug) : undefined;
  const post = page.kind === 'post' ? await loadPostPage(kernel, siteData, page.slug) : undefined;
  const isGone = (page.kind === 'project' && !project) || (page.kind === 'post' && !post);
  if (!hasPage(siteData.view, page) || isGone) throw new AppError('NOT_FOUND');
  const photo = await loadCardPhoto(kernel, siteData);
  const picture = await loadCardPicture(kernel, siteData, { page, cover: (project ?? post)?.cover });
  const bytes = await renderSiteCard(siteData.view, page, { owner: siteData.ownerId, project, post, photo, picture });
  const headers = {
    'content-type': 'image/png',
    'cache-control': 'no-cache',
    'cross-origin-resource-policy': 'cross-origin',
  };
  return makeReadyBody(200, headers, Buffer.from(bytes));
}
