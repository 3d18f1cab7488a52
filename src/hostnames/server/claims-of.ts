import type { Tx } from '#platform/server/db/database.ts';
import { lostBy, shownUntil } from '../model/states.ts';
import { shownAs } from './read-host.ts';
import { selectHostnames, selectShown } from './store.ts';

/** Returns the domains that a member claims, with their states, newest first. */
export async function claimsOf({ sql }: Pick<Tx, 'sql'>, uid: string) {
  const claims = await selectHostnames(sql, uid);
  return claims.map((claim) => ({
    host: claim.host,
    shownAs: shownAs(claim.host),
    state: claim.state,
    shownUntil: shownUntil(claim),
    lostBy: lostBy(claim),
  }));
}

/** Returns the primary domain of a member's site, or undefined if no custom domain is served. */
export async function primaryDomainOf({ sql }: Pick<Tx, 'sql'>, uid: string): Promise<string | undefined> {
  // The primary domain comes first.
  const [primary] = await selectShown(sql, uid);
  return primary?.host;
}
