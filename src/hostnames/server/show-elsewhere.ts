import type { Tx } from '#platform/db/database.ts';
import type { HostnamesKernel } from './context.ts';

type Claim = { ownerId: string; host: string };

/** A domain is shown no more, or from now on, on every instance. The pages of a site tell where it is at home, so they follow. */
export function showElsewhere({ owners, pages }: Pick<HostnamesKernel, 'owners' | 'pages'>, tx: Tx, claim: Claim) {
  owners.forgetWith(tx, claim.host);
  pages.dropWith(tx, claim.ownerId);
}
