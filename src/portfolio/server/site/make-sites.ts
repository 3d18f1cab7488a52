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

/** A site at a host of its own: how that is called, and how the site is found there. */
type Home = { host: string; find: () => Promise<GatheredSite | undefined> };

/** As visits name the site itself. */
const HERE = { kind: 'site', id: '' } as const;

/** What is below `/portfolio/` is a site. */
export const isSharedSite = (path: string) => readSharedPath(path) !== undefined;

/** What a site has beside its pages, where the instance has files of its own. */
export const isSiteFile = (path: string) => readSitePath(path.slice(1))?.kind === 'file';

/** Where what readers write is sent at the host of a member. */
export const isContactPath = (path: string) => /^\/contact\/?$/.test(path);

/**
 * The sites of members, at their own hosts and behind their links. What is for all comes out of the page cache, from which
 * each change of its member drops it; at midnight it is made anew, as what one is open to ends with a day.
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
    /** Behind a link, or a member's own look. */
    shared: async (exchange: Exchange) => {
      const { first, rest } = readSharedPath(exchange.visit.path) ?? { first: '', rest: '' };
      const look = ownLookAt(sharePath(first));
      if (look) return showOwn({ files, actorOf }, exchange, { look, rest });
      return showShare(exchange, first, rest);
    },

    /** At the host of a member; what is not there is for others to tell of. */
    atHost: (exchange: Exchange, username: string) =>
      show(exchange, {
        host: `${username}.${ownHost}`,
        find: () => gatherSite(files, { username }, 'published'),
      }),

    /** The same, at a domain of the member's own. */
    atDomain: (exchange: Exchange, { host, ownerId }: { host: string; ownerId: string }) =>
      show(exchange, {
        host,
        find: () => gatherSite(files, ownerId, 'published'),
      }),
  };
}
