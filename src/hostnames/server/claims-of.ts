import type { Tx } from '#platform/server/db/database.ts';
import { lostBy, shownUntil } from '../model/states.ts';
import { shownAs } from './read-host.ts';
import { selectHostnames, selectShown } from './store.ts';

/** Returns a member's domains with their states, newest first. */
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
export async function shownHostOf({ sql }: Pick<Tx, 'sql'>, uid: string): Promise<string | undefined> {
  const [first] = await selectShown(sql, uid);
  return first?.host;
}
