import { findCurrentUsername, findPublicPerson, isActive } from '#identity/service.ts';
import { AppError } from '#platform/pure/errors.ts';
import type { Handler } from '#platform/server/http/front.ts';
import { isInternal } from '#platform/server/http/visit.ts';
import type { Kernel } from '#platform/server/kernel.ts';
import { isInstanceHost, labelBelow } from '../model/subdomain.ts';
import type { HostOwnerCache } from './host-owner-cache.ts';
import { ownHosts } from './own-hosts.ts';

export const TLS_ASK_PATH = '/internal/tls-ask';

/** The characters of a username; others are rejected without a query. */
const NAME = /^[a-z0-9-]{1,63}$/;

/**
 * Makes the handler that a reverse proxy asks before it requests a certificate. Approves the instance's own hosts, the
 * subdomains of members, and domains that serve a member's site. Answers only requests from the machine or its network.
 */
export const makeTlsAsk =
  (kernel: Kernel, { ownerOf }: HostOwnerCache): Handler =>
  async ({ response, visit }) => {
    if (!isInternal(visit)) throw new AppError('NOT_FOUND');
    const requested = new URLSearchParams(visit.search).get('domain') ?? '';
    const host = requested.toLowerCase().replace(/\.$/, '');
    const own = ownHosts(kernel);
    const isShown = isInstanceHost(host, ...own)
      ? await isOwn(kernel, host, own)
      : await isOfMember(kernel, await ownerOf(host));
    response.writeHead(isShown ? 200 : 404, { 'cache-control': 'no-store', 'content-length': 0 }).end();
  };

const isOfMember = async (kernel: Kernel, ownerId: string | undefined) =>
  ownerId !== undefined && (await isActive(kernel, ownerId));

/** Approves only existing subdomains: each made-up name would otherwise cost a certificate. */
async function isOwn(kernel: Kernel, host: string, own: readonly string[]) {
  if (own.includes(host)) return true;
  const username = labelBelow(host, own);
  if (username === undefined || !NAME.test(username)) return false;
  const person = await kernel.db.asVisitor((reader) => findPublicPerson(reader, { username }));
  // A former username redirects to the present one, which needs a certificate as well.
  return person !== undefined || (await findCurrentUsername(kernel, username)) !== undefined;
}
