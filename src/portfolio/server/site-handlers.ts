import { makeNamedCvHandler } from '#cv/service.ts';
import type { StorageKernel } from '#files/service.ts';
import type { Actor } from '#identity/contract.ts';
import { AppError } from '#platform/pure/errors.ts';
import type { Language } from '#platform/pure/i18n/languages.ts';
import type { Exchange } from '#platform/server/http/front.ts';
import { notFoundError } from '#platform/server/http/not-found.ts';
import { sendReadyBody } from '#platform/server/http/ready-body.ts';
import type { VisitCounter } from '#visits/service.ts';
import { readSitePath } from '../pages/site-paths.ts';
import { makeNamedSiteHandler } from './named-site.ts';
import { isShareId } from './shares/find-share.ts';
import { openShareAccessCache, WRONG_WORDS } from './shares/share-access.ts';
import { makeShareHandler } from './shares/share-handler.ts';
import { readNamePath, readSharedPath, sharePath, siteUrlsAt, withReportUrl } from './site/addresses.ts';
import { loadSite, type SiteData } from './site/load-site.ts';
import { pageViewOf } from './site/page-view.ts';
import { previewStateAt, showPreview } from './site/show-preview.ts';
import { handleContactForm, isContactPage, requireReadMethod, siteResponse } from './site/site-response.ts';

type Options = { files: StorageKernel; actorOf: (exchange: Exchange) => Promise<Actor>; visits: VisitCounter };

/** An address of a site, as a host and the path of its home page there, and a function that reads the site. */
type SiteAddress = {
  host: string;
  base: string;
  find: (language: Language | undefined) => Promise<SiteData | undefined>;
};

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
 * by the member. The key contains the date, as availability and expiry change at midnight.
 */
export async function makeSiteHandlers({ files, actorOf, visits }: Options) {
  const { pages, clock } = files;
  const { host: ownHost } = new URL(files.settings.APP_URL);
  const showShare = makeShareHandler({ files, visits, accessCache: await openShareAccessCache(files) });

  const show = async (exchange: Exchange, { host, base, find }: SiteAddress) => {
    const { request, response, visit } = exchange;
    const target = readSitePath(visit.path.slice(base.length + 1));
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
    const key = { host, path: visit.path, language: clock.now().toISOString().slice(0, 10) };
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

  const showNamed = makeNamedSiteHandler({
    files,
    showCv: makeNamedCvHandler({ kernel: files, visits }),
    show: (exchange, base, username) =>
      show(exchange, {
        ...{ host: 'instance', base },
        find: (language) => loadSite(files, { username }, 'published', { language }),
      }),
  });

  return {
    /** Handles links, the owner's previews, and sites at their owner's username. */
    shared: async (exchange: Exchange) => {
      const named = readNamePath(exchange.visit.path);
      if (named) return showNamed(exchange, { prefix: '/@', ...named });
      const { first, rest } = readSharedPath(exchange.visit.path) ?? { first: '', rest: '' };
      const state = previewStateAt(sharePath(first));
      if (state) return showPreview({ files, actorOf }, exchange, { state, rest });
      const notFound = await notFoundError(showShare(exchange, first, rest));
      if (!notFound) return;
      const nothing = await notFoundError(showNamed(exchange, { prefix: '/portfolio/', username: first, rest }));
      if (!nothing) return;
      if (!isShareId(first)) await files.limits.tryCount(WRONG_WORDS, exchange.visit.address);
      throw nothing;
    },

    /** Handles a member's subdomain. Throws NOT_FOUND if there is nothing at the path. */
    atHost: (exchange: Exchange, username: string) =>
      show(exchange, {
        ...{ host: `${username}.${ownHost}`, base: '' },
        find: (language) => loadSite(files, { username }, 'published', { language }),
      }),

    /** Handles a member's own domain. */
    atDomain: (exchange: Exchange, { host, ownerId }: { host: string; ownerId: string }) =>
      show(exchange, {
        ...{ host, base: '' },
        find: (language) => loadSite(files, ownerId, 'published', { language }),
      }),
  };
}
