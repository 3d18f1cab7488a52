import { isEntrance } from '#hostnames/contract.ts';
import { type HostOwners, type Whose, whoseHost } from '#hostnames/service.ts';
import { presentUsername } from '#identity/service.ts';
import { AppError } from '#platform/errors.ts';
import type { Exchange } from '#platform/http/front.ts';
import type { Visit } from '#platform/http/visit.ts';
import type { Kernel } from '#platform/kernel.ts';
import type { makeSites } from '#portfolio/service.ts';

/** Long enough to save readers the redirect, short enough that the name can be given to another owner. */
const REDIRECT_SECONDS = 24 * 60 * 60;

type Parts = { sites: Pick<Awaited<ReturnType<typeof makeSites>>, 'atHost' | 'atDomain'>; owners: HostOwners };

/**
 * Handles requests to a member's own host. It shows their site; sign-in pages redirect to the app's host, and a former
 * username redirects to the current one.
 */
export function makeMemberHost(kernel: Kernel, { sites, owners }: Parts) {
  const { settings, log } = kernel;
  const appUrl = new URL(settings.APP_URL);
  let warned = false;

  /** Warns once: an instance without APP_URL takes the first label of its own host name for a username. */
  const warnOfAddress = ({ host }: Visit) => {
    if (warned || appUrl.hostname !== 'localhost') return;
    warned = true;
    log.warn({ host }, 'request for a host other than APP_URL; if this host belongs to the instance, set APP_URL');
  };

  const showNamed = async (exchange: Exchange, username: string) => {
    const { response, visit } = exchange;
    const missing = await notThere(sites.atHost(exchange, username));
    if (!missing) return;
    const present = await presentUsername(kernel, username);
    if (present === undefined) {
      warnOfAddress(visit);
      throw missing;
    }
    const protocol = visit.overTls ? 'https:' : appUrl.protocol;
    const location = `${protocol}//${present}${visit.host.slice(username.length)}${visit.path}${visit.search}`;
    response.writeHead(308, { location, 'cache-control': `public, max-age=${REDIRECT_SECONDS}` }).end();
  };

  return {
    whoseIs: ({ host }: Visit) => whoseHost({ ...kernel, owners }, host),

    show: async (exchange: Exchange, whose: Whose) => {
      const { path, search } = exchange.visit;
      if (isEntrance(path)) {
        exchange.response
          .writeHead(302, { location: settings.APP_URL + path + search, 'cache-control': 'no-store' })
          .end();
        return;
      }
      await ('username' in whose ? showNamed(exchange, whose.username) : sites.atDomain(exchange, whose));
    },
  };
}

/** Returns the error if the page does not exist, otherwise undefined. */
const notThere = (shown: Promise<void>): Promise<AppError | undefined> =>
  shown.then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof AppError && error.code === 'NOT_FOUND') return error;
      throw error;
    },
  );
