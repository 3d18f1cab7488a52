import type { Tx } from '#platform/server/db/database.ts';
import type { HostnamesKernel } from './context.ts';

type ChangedClaim = { ownerId: string; host: string };

/** Invalidates the cached owner of a domain and the cached pages of its member (which link to it) on all instances. */
export function invalidateCaches(
  { owners, pages }: Pick<HostnamesKernel, 'owners' | 'pages'>,
  tx: Tx,
  claim: ChangedClaim,
) {
  owners.forgetWith(tx, claim.host);
  pages.invalidate(tx, claim.ownerId);
}
