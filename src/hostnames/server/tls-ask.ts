import { isActive } from '#identity/service.ts';
import type { Handler } from '#platform/http/front.ts';
import type { Kernel } from '#platform/kernel.ts';
import type { HostOwners } from './host-owners.ts';

export const TLS_ASK_PATH = '/internal/tls-ask';

/**
 * Whether a proxy may get a certificate for a host: for a domain that shows a member's site, and for no other. Anybody may
 * ask, as it tells no more than a visit of the host does.
 */
export const makeTlsAsk =
  (kernel: Kernel, { ownerOf }: HostOwners): Handler =>
  async ({ response, visit }) => {
    const domain = new URLSearchParams(visit.search).get('domain') ?? '';
    const ownerId = await ownerOf(domain.toLowerCase().replace(/\.$/, ''));
    const isShown = ownerId !== undefined && (await isActive(kernel, ownerId));
    response.writeHead(isShown ? 200 : 404, { 'cache-control': 'no-store', 'content-length': 0 }).end();
  };
