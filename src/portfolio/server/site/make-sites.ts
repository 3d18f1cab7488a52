import type { FilesKernel } from '#files/service.ts';
import type { Actor } from '#identity/contract.ts';
import { AppError } from '#platform/errors.ts';
import type { Exchange } from '#platform/http/front.ts';
import { sendReadyBody } from '#platform/http/ready-body.ts';
import type { Visits } from '#visits/service.ts';
import { readSitePath } from '../../pages/site-paths.ts';
import { openGates } from '../shares/gate.ts';
import { makeShowShare } from '../shares/show-share.ts';
import { forVisitors, placeAt, readSharedPath, sharePath } from './addresses.ts';
import { isContact, requireReading, siteAnswer, takeContact } from './answer-site.ts';
import { type GatheredSite, gatherSite } from './gather-site.ts';
import { lookedAt } from './looked-at.ts';
import { ownLookAt, showOwn } from './show-own.ts';

type Options = { files: FilesKernel; actorOf: (exchange: Exchange) => Promise<Actor>; visits: Visits };

/** A host and a function that reads its site. */
type Home = { host: string; find: () => Promise<GatheredSite | undefined> };

/** Visit target of a site at its own hosts. */
const HERE = { kind: 'site', id: '' } as const;

/** Returns whether a path belongs to a shared site or a preview. */
export const isSharedSite = (path: string) => readSharedPath(path) !== undefined;

/** Returns whether a path is that of a site's file, where the instance has files of the same name. */
export const isSiteFile = (path: string) => readSitePath(path.slice(1))?.kind === 'file';

/** Returns whether a path at a member's host receives the contact form. */
export const isContactPath = (path: string) => /^\/contact\/?$/.test(path);

/**
 * Returns the handlers for members' sites. Public responses come from the page cache, which drops them on each change
 * by the member. The key contains the date, as availability and expiry change at midnight.
 */
export async function makeSites({ files, actorOf, visits }: Options) {
  const { pages, clock } = files;
  const { host: ownHost } = new URL(files.settings.APP_URL);
  const showShare = makeShowShare({ files, visits, gates: await openGates(files) });

  const show = async (exchange: Exchange, { host, find }: Home) => {
    const { request, response, visit } = exchange;
    const target = readSitePath(visit.path.slice(1));
    if (!target) throw new AppError('NOT_FOUND');
    const gather = async () => {
      const gathered = await find();
      if (!gathered?.home.site.open) throw new AppError('NOT_FOUND');
      return { gathered, place: forVisitors(placeAt('', gathered.home)) };
    };
    if (isContact(target) && request.method === 'POST') {
      const { gathered, place } = await gather();
      return takeContact(files, exchange, gathered, place);
    }
    requireReading(exchange);
    response.removeHeader('set-cookie');
    const sent = isContact(target) && visit.search !== '';
    const key = { host, path: visit.path, language: clock.now().toISOString().slice(0, 10) };
    const render = async () => {
      const { gathered, place } = await gather();
      return { body: await siteAnswer(files, gathered, { place, target, sent }), tags: [gathered.ownerId] };
    };
    const body = sent ? (await render()).body : await pages.get(key, render);
    const [ownerId] = body.tags ?? [];
    const looked = body.status === 200 ? lookedAt(target) : undefined;
    if (looked && ownerId !== undefined) visits.count(exchange, { ownerId, target: HERE, ...looked });
    await sendReadyBody(request, response, body);
  };

  return {
    /** Handles links and the owner's previews. */
    shared: async (exchange: Exchange) => {
      const { first, rest } = readSharedPath(exchange.visit.path) ?? { first: '', rest: '' };
      const look = ownLookAt(sharePath(first));
      if (look) return showOwn({ files, actorOf }, exchange, { look, rest });
      return showShare(exchange, first, rest);
    },

    /** Handles a member's subdomain. Throws NOT_FOUND if there is nothing at the path. */
    atHost: (exchange: Exchange, username: string) =>
      show(exchange, {
        host: `${username}.${ownHost}`,
        find: () => gatherSite(files, { username }, 'published'),
      }),

    /** Handles a member's own domain. */
    atDomain: (exchange: Exchange, { host, ownerId }: { host: string; ownerId: string }) =>
      show(exchange, {
        host,
        find: () => gatherSite(files, ownerId, 'published'),
      }),
  };
}
