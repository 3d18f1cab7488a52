import { isAuthPath } from '#hostnames/contract.ts';
import { findHostOwner, type HostOwner, type HostOwnerCache } from '#hostnames/service.ts';
import { findCurrentUsername } from '#identity/service.ts';
import type { Exchange } from '#platform/server/http/front.ts';
import { notFoundError } from '#platform/server/http/not-found.ts';
import type { Visit } from '#platform/server/http/visit.ts';
import type { Kernel } from '#platform/server/kernel.ts';
import type { makeSiteHandlers } from '#portfolio/service.ts';

/** Long enough to save readers the redirect, short enough that the name can be given to another owner. */
const REDIRECT_SECONDS = 24 * 60 * 60;

type MemberHostOptions = {
  sites: Pick<Awaited<ReturnType<typeof makeSiteHandlers>>, 'atHost' | 'atDomain'>;
  owners: HostOwnerCache;
};

/**
 * Handles requests to a member's own host. It shows their site; sign-in pages redirect to the app's host, and a former
 * username redirects to the current one.
 */
export function makeMemberHost(kernel: Kernel, { sites, owners }: MemberHostOptions) {
  const { settings, log } = kernel;
  const appUrl = new URL(settings.APP_URL);
  let hasWarned = false;

  /** Warns once: an instance without APP_URL takes the first label of its own host name for a username. */
  const warnAboutHost = ({ host }: Visit) => {
    if (hasWarned || appUrl.hostname !== 'localhost') return;
    hasWarned = true;
    log.warn({ host }, 'request for a host other than APP_URL; if this host belongs to the instance, set APP_URL');
  };

  const showUserSite = async (exchange: Exchange, username: string) => {
    const { response, visit } = exchange;
    const notFound = await notFoundError(sites.atHost(exchange, username));
    if (!notFound) return;
    const currentUsername = await findCurrentUsername(kernel, username);
    if (currentUsername === undefined) {
      warnAboutHost(visit);
      throw notFound;
    }
    const protocol = visit.overTls ? 'https:' : appUrl.protocol;
    const location = `${protocol}//${currentUsername}${visit.host.slice(username.length)}${visit.path}${visit.search}`;
    response.writeHead(308, { location, 'cache-control': `public, max-age=${REDIRECT_SECONDS}` }).end();
  };

  return {
    ownerOf: ({ host }: Visit) => findHostOwner({ ...kernel, owners }, host),

    show: async (exchange: Exchange, owner: HostOwner) => {
      const { path, search } = exchange.visit;
      if (isAuthPath(path)) {
        exchange.response
          .writeHead(302, { location: settings.APP_URL + path + search, 'cache-control': 'no-store' })
          .end();
        return;
      }
      await ('username' in owner ? showUserSite(exchange, owner.username) : sites.atDomain(exchange, owner));
    },
  };
}
