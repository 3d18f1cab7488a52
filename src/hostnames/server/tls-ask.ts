import { isActive, presentUsername, shownPerson } from '#identity/service.ts';
import { AppError } from '#platform/errors.ts';
import type { Handler } from '#platform/http/front.ts';
import { fromInside } from '#platform/http/visit.ts';
import type { Kernel } from '#platform/kernel.ts';
import { isOurs, labelBelow } from '../model/subdomain.ts';
import type { HostOwners } from './host-owners.ts';
import { ownHosts } from './own-hosts.ts';

export const TLS_ASK_PATH = '/internal/tls-ask';

/** What a username can be made of; anything else in its place is nobody's. */
const NAME = /^[a-z0-9-]{1,63}$/;

/**
 * Whether a proxy may get a certificate for a host: for the instance's own, for that of a member below one, for a domain that
 * shows a member's site, and for no other. Only a proxy on the machine or in its network may ask.
 */
export const makeTlsAsk =
  (kernel: Kernel, { ownerOf }: HostOwners): Handler =>
  async ({ response, visit }) => {
    if (!fromInside(visit)) throw new AppError('NOT_FOUND');
    const asked = new URLSearchParams(visit.search).get('domain') ?? '';
    const host = asked.toLowerCase().replace(/\.$/, '');
    const own = ownHosts(kernel);
    const isShown = isOurs(host, ...own)
      ? await isOwn(kernel, host, own)
      : await isOfMember(kernel, await ownerOf(host));
    response.writeHead(isShown ? 200 : 404, { 'cache-control': 'no-store', 'content-length': 0 }).end();
  };

const isOfMember = async (kernel: Kernel, ownerId: string | undefined) =>
  ownerId !== undefined && (await isActive(kernel, ownerId));

/** What anybody could make up below our own hosts is none of them: each name would cost a certificate. */
async function isOwn(kernel: Kernel, host: string, own: readonly string[]) {
  if (own.includes(host)) return true;
  const username = labelBelow(host, own);
  if (username === undefined || !NAME.test(username)) return false;
  const person = await kernel.db.asVisitor((reader) => shownPerson(reader, { username }));
  // A name that was given up leads on to the present one, and has to be reached for that.
  return person !== undefined || (await presentUsername(kernel, username)) !== undefined;
}
