import type { StorageKernel } from '#files/service.ts';
import { AppError } from '#platform/pure/errors.ts';
import type { Exchange } from '#platform/server/http/front.ts';
import { makeReadyBody, type ReadyBody, sendReadyBody } from '#platform/server/http/ready-body.ts';
import { canonicalList } from '../../model/site-posts.ts';
import { findTag } from '../../model/site-tags.ts';
import type { SitePage, SiteUrls } from '../../model/site-view.ts';
import { hasPage } from '../../pages/shown-sections.ts';
import type { SitePath } from '../../pages/site-paths.ts';
import { contactForm } from './contact-form.ts';
import { loadPostPage, loadProjectPage } from './load-pages.ts';
import type { SiteData } from './load-site.ts';
import { receiveContact } from './receive-contact.ts';
import { sitePageBody } from './site-body.ts';
import { siteCardBody, siteFileBody } from './site-files.ts';

type SiteRequest = { urls: SiteUrls; target: SitePath; isSent?: boolean };

/** Returns the response of a site to one of its paths. */
export async function siteResponse(
  kernel: StorageKernel,
  siteData: SiteData,
  { urls, target, isSent = false }: SiteRequest,
): Promise<ReadyBody> {
  switch (target.kind) {
    case 'page': {
      const current = await currentPage(kernel, siteData, target.page);
      if (current) return redirect(urls.pageUrl(current));
      const contact = contactForm(urls.language, { action: urls.pageUrl({ kind: 'contact' }), isSent });
      return sitePageBody(kernel, siteData, { page: target.page, urls, contact });
    }
    case 'card':
      return siteCardBody(kernel, siteData, target.page);
    case 'file':
      return siteFileBody(kernel, siteData, { name: target.name, urls });
  }
}

/** Returns the page that was requested in another way: a project or post by a former slug, or a tag by another spelling. */
async function currentPage(kernel: StorageKernel, siteData: SiteData, page: SitePage): Promise<SitePage | undefined> {
  const { view } = siteData;
  if (page.kind === 'projects') {
    if (page.tag === undefined || !hasPage(view, { kind: 'projects' })) return undefined;
    if (page.tag === '') return { kind: 'projects' };
    const tag = findTag(view.projects, page.tag);
    return tag && tag.name !== page.tag ? { kind: 'projects', tag: tag.name } : undefined;
  }
  if (page.kind === 'posts') return hasPage(view, { kind: 'posts' }) ? canonicalList(view, page) : undefined;
  if (page.kind !== 'project' && page.kind !== 'post') return undefined;
  const isShown = page.kind === 'project' ? hasPage(view, { kind: 'projects' }) : hasPage(view, { kind: 'posts' });
  if (!isShown || hasPage(view, page)) return undefined;
  const load = page.kind === 'project' ? loadProjectPage : loadPostPage;
  const found = await load(kernel, siteData, page.slug);
  return found && { kind: page.kind, slug: found.slug };
}

const redirect = (location: string) => makeReadyBody(308, { location, 'cache-control': 'no-cache' }, Buffer.alloc(0));

/** Returns whether a path is the contact page, which also receives the form. */
export const isContactPage = (target: SitePath) => target.kind === 'page' && target.page.kind === 'contact';

/** Handles a submitted contact form and sends the response. */
export async function handleContactForm(kernel: StorageKernel, exchange: Exchange, siteData: SiteData, urls: SiteUrls) {
  const page = { kind: 'contact' } as const;
  const result = await receiveContact(kernel, exchange, siteData);
  if (result.kind === 'sent') {
    const location = `${urls.pageUrl(page)}?sent`;
    exchange.response.writeHead(303, { location, 'cache-control': 'no-store' }).end();
    return;
  }
  if (result.kind === 'tooOften') exchange.response.setHeader('retry-after', String(result.seconds));
  const status = result.kind === 'tooOften' ? 429 : 422;
  const contact = contactForm(urls.language, { action: urls.pageUrl(page), failure: result });
  const body = await sitePageBody(kernel, siteData, { page, urls, contact, status, isCacheable: false });
  await sendReadyBody(exchange.request, exchange.response, body);
}

export function requireReadMethod({ request, response }: Exchange) {
  if (request.method === 'GET' || request.method === 'HEAD') return;
  response.setHeader('allow', 'GET, HEAD');
  throw new AppError('METHOD_NOT_SUPPORTED');
}
