import { linkedCvBody } from '#cv/service.ts';
import type { StorageKernel } from '#files/service.ts';
import { AppError } from '#platform/pure/errors.ts';
import type { Exchange } from '#platform/server/http/front.ts';
import { bodyOf, type ReadyBody, sendReadyBody } from '#platform/server/http/ready-body.ts';
import type { VisitCounter } from '#visits/service.ts';
import { cardPathOf, readSitePath } from '../../pages/site-paths.ts';
import { shareNameOf, sharePath } from '../site/addresses.ts';
import { pageViewOf } from '../site/page-view.ts';
import { sitePageBody } from '../site/site-body.ts';
import { siteCardBody } from '../site/site-files.ts';
import { handleContactForm, isContactPage, requireReadMethod, siteResponse } from '../site/site-response.ts';
import { hasAccessCookie } from './access-cookie.ts';
import { findShare } from './find-share.ts';
import { loadSharedCv, loadSharedProject, loadSharedSite, type SharedPage } from './load-shared.ts';
import { servePasswordPage } from './serve-password-page.ts';
import type { ShareAccess, ShareAccessCache } from './share-access.ts';
import type { PublicShare } from './store.ts';

type Options = { files: StorageKernel; accessCache: ShareAccessCache; visits: VisitCounter };

/**
 * Returns the handler for links: the site of a portfolio, or the single page of a project or CV. Access is checked at
 * each request; content comes from the page cache.
 */
export function makeShareHandler({ files, accessCache, visits }: Options) {
  const { pages, clock } = files;

  const requireShare = async (id: string) => {
    const share = await findShare(files, id);
    if (!share) throw new AppError('NOT_FOUND');
    return share;
  };

  return async (exchange: Exchange, name: string, rest: string) => {
    const { request, response, visit } = exchange;
    const access = await accessCache.find(name, visit.address);
    if (!access) throw new AppError('NOT_FOUND');
    response.removeHeader('set-cookie');
    if (shareNameOf(access) !== name) {
      const location = `${sharePath(shareNameOf(access))}${rest === '' ? '' : `/${rest}`}${visit.search}`;
      response.writeHead(308, { location, 'cache-control': 'no-cache' }).end();
      return;
    }
    if (access.passwordHash !== null && !hasAccessCookie(files, exchange, access))
      return servePasswordPage(files, exchange, access);
    const page = access.targetKind === 'portfolio' ? readSitePath(rest) : undefined;
    const isContactForm = page !== undefined && isContactPage(page);
    if (request.method === 'POST' && isContactForm) {
      const { siteData, place: urls } = await loadSharedSite(files, await requireShare(access.id), page.language);
      return handleContactForm(files, exchange, siteData, urls);
    }
    // The password was submitted again although the cookie is already valid.
    if (request.method === 'POST' && access.passwordHash !== null) return servePasswordPage(files, exchange, access);
    requireReadMethod(exchange);
    const isSent = isContactForm && visit.search !== '';
    const key = { host: 'instance', path: visit.path, language: clock.now().toISOString().slice(0, 10) };
    const render = async () => {
      const share = await requireShare(access.id);
      const body = await shareResponse(files, share, { rest, isSent });
      return { body: share.passwordHash === null ? body : toPrivateResponse(body), tags: [share.ownerId] };
    };
    const body = isSent ? (await render()).body : await pages.get(key, render);
    const pageView = body.status === 200 && !isSent ? sharePageViewOf(access, rest) : undefined;
    if (pageView)
      visits.count(exchange, { ownerId: access.ownerId, target: { kind: 'share', id: access.id }, ...pageView });
    await sendReadyBody(request, response, body);
  };
}

async function shareResponse(
  files: StorageKernel,
  share: PublicShare,
  { rest, isSent }: { rest: string; isSent: boolean },
) {
  switch (share.targetKind) {
    case 'portfolio': {
      const target = readSitePath(rest);
      if (!target) throw new AppError('NOT_FOUND');
      const { siteData, place: urls } = await loadSharedSite(files, share, target.language);
      return siteResponse(files, siteData, { urls, target, isSent });
    }
    case 'project':
      return projectResponse(files, await loadSharedProject(files, share), rest);
    case 'cv':
      return linkedCvBody(files, await loadSharedCv(files, share), rest);
  }
}

/** Returns the page or preview image of a project that is shared alone. */
async function projectResponse(files: StorageKernel, { siteData, place: urls, page }: SharedPage, rest: string) {
  if (rest === '') return sitePageBody(files, siteData, { page, urls, isStandalone: true });
  if (rest === cardPathOf({ kind: 'home' })) return siteCardBody(files, siteData, page);
  throw new AppError('NOT_FOUND');
}

/** Marks a password-protected response as private: not stored by browsers and not indexed. */
const toPrivateResponse = (body: ReadyBody) =>
  bodyOf(
    { ...body, headers: { ...body.headers, 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' } },
    body.identity,
  );

/** Returns the page or download to count as a visit; undefined for all other files. */
function sharePageViewOf({ targetKind }: ShareAccess, rest: string) {
  if (targetKind === 'project') return rest === '' ? { page: '' } : undefined;
  const target = readSitePath(rest);
  const isCvPath = rest === '' || rest === 'cv.pdf';
  return target && (targetKind === 'portfolio' || isCvPath) ? pageViewOf(target) : undefined;
}
