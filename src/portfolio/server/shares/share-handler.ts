import { bodyBelow, COMMENTS_BELOW_LINK, commentViewBody, receiveComment } from '#cv/service.ts';
import type { StorageKernel } from '#files/service.ts';
import { AppError } from '#platform/pure/errors.ts';
import type { Exchange } from '#platform/server/http/front.ts';
import { bodyOf, type ReadyBody, sendReadyBody } from '#platform/server/http/ready-body.ts';
import type { VisitCounter } from '#visits/service.ts';
import { cardPathOf, readSitePath, type SitePath } from '../../pages/site-paths.ts';
import { shareNameOf, sharePath } from '../site/addresses.ts';
import { pageKeyOf } from '../site/page-key.ts';
import { pageViewOf } from '../site/page-view.ts';
import { sitePageBody } from '../site/site-body.ts';
import { siteCardBody } from '../site/site-files.ts';
import { handleContactForm, isContactPage, requireReadMethod, siteResponse } from '../site/site-response.ts';
import { hasAccessCookie } from './access-cookie.ts';
import { bundleBody } from './bundle-body.ts';
import { findShare } from './find-share.ts';
import { loadSharedCv, loadSharedProject, loadSharedSite, type SharedItem, type SharedPage } from './load-shared.ts';
import { servePasswordPage } from './serve-password-page.ts';
import type { ShareAccess, ShareAccessCache } from './share-access.ts';
import { type SharedPath, sharedPathAt } from './shared-path.ts';
import type { PublicShare } from './store.ts';

type Options = { files: StorageKernel; accessCache: ShareAccessCache; visits: VisitCounter };

/**
 * Returns the handler for links: the site of a portfolio, the single page of a project, CV or letter, or a bundle with
 * a page for each of its items. Access is checked at each request; content comes from the page cache.
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
    const at = sharedPathAt(access, rest);
    if (!at) throw new AppError('NOT_FOUND');
    const target = siteTargetAt(at, visit.search);
    const isContactForm = target !== undefined && isContactPage(target);
    if (request.method === 'POST' && isContactForm && at.kind === 'item') {
      const share = await requireShare(access.id);
      const { siteData, place: urls } = await loadSharedSite(files, share, at.item, target.language);
      return handleContactForm(files, exchange, siteData, urls);
    }
    const commented = commentedAt(access, at);
    const findCv = async (item: SharedItem) => loadSharedCv(files, await requireShare(access.id), item);
    if (commented && commented.rest === COMMENTS_BELOW_LINK) {
      const { item } = commented;
      return receiveComment(files, exchange, { page: item.base, find: () => findCv(item) });
    }
    // The password was submitted again although the cookie is already valid.
    if (request.method === 'POST' && access.passwordHash !== null) return servePasswordPage(files, exchange, access);
    requireReadMethod(exchange);
    const toSend = (body: ReadyBody) => (access.passwordHash === null ? body : toPrivateResponse(body));
    if (commented?.rest === '') {
      const commentBody = await commentViewBody(files, visit.search, () => findCv(commented.item));
      if (commentBody) return sendReadyBody(request, response, toSend(commentBody));
    }
    const isSent = isContactForm && visit.search !== '';
    const key = pageKeyOf({ host: 'instance', path: visit.path, target, now: clock.now() });
    const render = async () => {
      const share = await requireShare(access.id);
      const body = await shareResponse(files, share, { at, target, isSent });
      return { body: share.passwordHash === null ? body : toPrivateResponse(body), tags: [share.ownerId] };
    };
    const body = isSent ? (await render()).body : await pages.get(key, render);
    const pageView = body.status === 200 && !isSent ? sharePageViewOf(at, target) : undefined;
    if (pageView)
      visits.count(exchange, { ownerId: access.ownerId, target: { kind: 'share', id: access.id }, ...pageView });
    await sendReadyBody(request, response, body);
  };
}

/** Returns the page or file of a site behind a link; undefined for everything else behind links. */
const siteTargetAt = (at: SharedPath, search: string) =>
  at.kind === 'item' && at.item.kind === 'portfolio' ? readSitePath(at.rest, search) : undefined;

/** Returns the CV at a path whose readers may comment on it, and the path below its page. */
const commentedAt = ({ comments }: ShareAccess, at: SharedPath) =>
  comments !== 'off' && at.kind === 'item' && at.item.kind === 'cv' ? at : undefined;

async function shareResponse(
  files: StorageKernel,
  share: PublicShare,
  { at, target, isSent }: { at: SharedPath; target: SitePath | undefined; isSent: boolean },
) {
  if (at.kind === 'bundle') return bundleBody(files, share);
  const { item, rest } = at;
  switch (item.kind) {
    case 'portfolio': {
      if (!target) throw new AppError('NOT_FOUND');
      const { siteData, place: urls } = await loadSharedSite(files, share, item, target.language);
      return siteResponse(files, siteData, { urls, target, isSent });
    }
    case 'project':
      return projectResponse(files, await loadSharedProject(files, share, item), rest);
    case 'cv':
    case 'letter': {
      const cv = await loadSharedCv(files, share, item);
      return bodyBelow(files, cv, rest);
    }
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
function sharePageViewOf(at: SharedPath, target: SitePath | undefined) {
  if (at.kind === 'bundle') return { page: '' };
  const { item, rest } = at;
  const found = target ? pageViewOf(target) : itemPageViewOf(item, rest);
  if (!found || item.at === undefined) return found;
  return { ...found, page: [String(item.at + 1), found.page].filter(Boolean).join('/') };
}

function itemPageViewOf({ kind }: SharedItem, rest: string) {
  if (kind === 'portfolio') return undefined;
  if (rest === '') return { page: '' };
  const isDownload = (kind === 'cv' || kind === 'letter') && rest === `${kind}.pdf`;
  return isDownload ? { page: rest, isDownload } : undefined;
}
