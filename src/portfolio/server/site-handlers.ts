import { makeNamedCvHandler } from '#cv/service.ts';
import type { StorageKernel } from '#files/service.ts';
import type { Actor } from '#identity/contract.ts';
import { AppError } from '#platform/pure/errors.ts';
import type { Language } from '#platform/pure/i18n/languages.ts';
import type { Exchange } from '#platform/server/http/front.ts';
import { notFoundError } from '#platform/server/http/not-found.ts';
import { type ReadyBody, sendReadyBody } from '#platform/server/http/ready-body.ts';
import type { VisitCounter } from '#visits/service.ts';
import { readRecordPreview } from '../model/preview-paths.ts';
import { readLanguageFolder, readSitePath } from '../pages/site-paths.ts';
import { deadEndBody } from './dead-ends/dead-end-body.ts';
import { missingOnLink } from './dead-ends/missing-on-link.ts';
import { isReading, makeNamedSiteHandler, type NamedPath } from './named-site.ts';
import { redirectToCv } from './redirect-to-cv.ts';
import { isShareId } from './shares/find-share.ts';
import { openShareAccessCache, WRONG_WORDS } from './shares/share-access.ts';
import { makeShareHandler } from './shares/share-handler.ts';
import { readNamePath, readSharedPath, sharePath, siteUrlsAt, withReportUrl } from './site/addresses.ts';
import { loadSite, type SiteData } from './site/load-site.ts';
import { pageKeyOf } from './site/page-key.ts';
import { pageViewOf } from './site/page-view.ts';
import { previewStateAt, showPreview } from './site/show-preview.ts';
import { showRecordPreview } from './site/show-record-preview.ts';
import { missingPageBody } from './site/site-body.ts';
import { handleContactForm, isContactPage, requireReadMethod, siteResponse } from './site/site-response.ts';

type Options = { files: StorageKernel; actorOf: (exchange: Exchange) => Promise<Actor>; visits: VisitCounter };

/** The id or username of a site's owner. */
type SiteOwner = string | { username: string };
/** An address of a site, as a host and the path of its home page there, and a function that reads the site. */
type SiteAddress = {
  host: string;
  base: string;
  find: (language: Language | undefined) => Promise<SiteData | undefined>;
};

/** Sends a response that says nothing about the visitor and counts as no visit. */
function sendUncounted({ request, response }: Exchange, body: ReadyBody) {
  response.removeHeader('set-cookie');
  return sendReadyBody(request, response, body);
}

/** Visit target of a site at its own hosts. */
const SITE_TARGET = { kind: 'site', id: '' } as const;

/** Returns whether a path belongs to a shared site, a preview, or a site at its owner's username. */
export const isSharedSite = (path: string) => readSharedPath(path) !== undefined || readNamePath(path) !== undefined;

/** Returns whether a path is that of a site's file, where the instance has files of the same name. */
export const isSiteFile = (path: string) => readSitePath(path.slice(1))?.kind === 'file';

/** Returns whether a path at a member's host receives the contact form. */
export function isContactPath(path: string) {
  const target = readSitePath(path.slice(1));
  return target !== undefined && isContactPage(target);
}

/**
 * Returns the handlers for members' sites. Public responses come from the page cache, which drops them on each change
 * by the member.
 */
export async function makeSiteHandlers({ files, actorOf, visits }: Options) {
  const { pages, clock } = files;
  const { host: ownHost } = new URL(files.settings.APP_URL);
  const accessCache = await openShareAccessCache(files);
  const showShare = makeShareHandler({ files, visits, accessCache });

  const show = async (exchange: Exchange, { host, base, find }: SiteAddress) => {
    const { request, response, visit } = exchange;
    const target = readSitePath(visit.path.slice(base.length + 1), visit.search);
    if (!target) throw new AppError('NOT_FOUND');
    const gather = async () => {
      const siteData = await find(target.language);
      if (!siteData?.hosting.site.open) throw new AppError('NOT_FOUND');
      return { siteData, urls: withReportUrl(siteUrlsAt(base, siteData.hosting)) };
    };
    if (isContactPage(target) && request.method === 'POST') {
      const { siteData, urls } = await gather();
      return handleContactForm(files, exchange, siteData, urls);
    }
    requireReadMethod(exchange);
    response.removeHeader('set-cookie');
    const isSent = isContactPage(target) && visit.search !== '';
    const key = pageKeyOf({ host, path: visit.path, target, now: clock.now() });
    const render = async () => {
      const { siteData, urls } = await gather();
      return { body: await siteResponse(files, siteData, { urls, target, isSent }), tags: [siteData.ownerId] };
    };
    const body = isSent ? (await render()).body : await pages.get(key, render);
    const [ownerId] = body.tags ?? [];
    const pageView = body.status === 200 ? pageViewOf(target) : undefined;
    if (pageView && ownerId !== undefined) visits.count(exchange, { ownerId, target: SITE_TARGET, ...pageView });
    await sendReadyBody(request, response, body);
  };

  /** Sends the 404 page of the site at an address. Throws NOT_FOUND if visitors see no site there. */
  const showMissing = async (exchange: Exchange, { host, base, find }: SiteAddress) => {
    const { request, visit } = exchange;
    if (!isReading(request)) throw new AppError('NOT_FOUND');
    const folder = readLanguageFolder(visit.path.slice(base.length + 1));
    const key = { host, path: `${base}/?missing`, language: `${clock.now().toISOString().slice(0, 10)} ${folder}` };
    const body = await pages.get(key, async () => {
      const siteData = (folder && (await find(folder))) ?? (await find(undefined));
      if (!siteData?.hosting.site.open) throw new AppError('NOT_FOUND');
      const urls = siteUrlsAt(base, siteData.hosting);
      return { body: await missingPageBody(files, siteData, { urls }), tags: [siteData.ownerId] };
    });
    await sendUncounted(exchange, body);
  };

  /**
   * Shows the page at a host of the member's own, or leads to the public CV there, or else shows the site's 404 page.
   * Throws NOT_FOUND if there is no site.
   */
  const showAtOwnHost = async (exchange: Exchange, host: string, owner: SiteOwner) => {
    const address = siteOf(host, '', owner);
    if (!(await notFoundError(show(exchange, address)))) return;
    if (!(await redirectToCv(files, exchange, owner))) await showMissing(exchange, address);
  };

  const siteOf = (host: string, base: string, owner: SiteOwner): SiteAddress => ({
    ...{ host, base },
    find: (language) => loadSite(files, owner, 'published', { language }),
  });

  const showAtName = makeNamedSiteHandler({
    files,
    showCv: makeNamedCvHandler({ kernel: files, visits }),
    show: (exchange, base, username) => show(exchange, siteOf('instance', base, { username })),
  });

  const showNamed = async (exchange: Exchange, path: NamedPath) => {
    if (await notFoundError(showAtName(exchange, path)))
      await showMissing(exchange, siteOf('instance', `${path.prefix}${path.username}`, { username: path.username }));
  };

  /** Sends the 404 page for an address below `/portfolio` at which visitors see nothing. */
  const showDeadEnd = async (exchange: Exchange, { first, rest }: { first: string; rest: string }) => {
    const { request, visit } = exchange;
    const access = await accessCache.find(first, visit.address);
    if (!access && !isShareId(first)) await files.limits.tryCount(WRONG_WORDS, visit.address);
    const showBehindLink = async () => {
      if (!access || !isReading(request)) throw new AppError('NOT_FOUND');
      await sendUncounted(exchange, await missingOnLink(files, exchange, { access, rest }));
    };
    if (await notFoundError(showBehindLink())) await sendUncounted(exchange, deadEndBody('inactive', visit.language));
  };

  return {
    /** Handles links, the owner's previews, and sites at their owner's username. */
    shared: async (exchange: Exchange) => {
      const atName = readNamePath(exchange.visit.path);
      if (atName) return showNamed(exchange, { prefix: '/@', ...atName });
      const { first, rest } = readSharedPath(exchange.visit.path) ?? { first: '', rest: '' };
      const state = previewStateAt(sharePath(first));
      if (state) {
        const record = state === 'written' ? readRecordPreview(rest) : undefined;
        const showing = record
          ? showRecordPreview({ files, actorOf }, exchange, record)
          : showPreview({ files, actorOf }, exchange, { state, rest });
        const notFound = await notFoundError(showing);
        if (notFound) await sendUncounted(exchange, deadEndBody('inactive', exchange.visit.language));
        return;
      }
      if (!(await notFoundError(showShare(exchange, first, rest)))) return;
      const nothing = await notFoundError(showNamed(exchange, { prefix: '/portfolio/', username: first, rest }));
      if (nothing) await showDeadEnd(exchange, { first, rest });
    },

    /** Handles a member's subdomain. Throws NOT_FOUND if there is nothing at the path. */
    atHost: (exchange: Exchange, username: string) => showAtOwnHost(exchange, `${username}.${ownHost}`, { username }),

    /** Handles a member's own domain. */
    atDomain: (exchange: Exchange, { host, ownerId }: { host: string; ownerId: string }) =>
      showAtOwnHost(exchange, host, ownerId),
  };
}
