import type { Tx } from '#platform/db/database.ts';
import type { HostnamesKernel } from './context.ts';

type Claim = { ownerId: string; host: string };

/** Invalidates the cached owner of a domain and the cached pages of its member (which link to it) on all instances. */
export function showElsewhere({ owners, pages }: Pick<HostnamesKernel, 'owners' | 'pages'>, tx: Tx, claim: Claim) {
  owners.forgetWith(tx, claim.host);
  pages.dropWith(tx, claim.ownerId);
}
