import { requireMember } from '#identity/service.ts';
import { asHostname } from './as-hostname.ts';
import type { HostnamesCtx } from './context.ts';
import { selectHostnames } from './store.ts';

/** Lists the caller's claimed domains, newest first. */
export async function listHosts({ actor, db, settings, clock, placeOf }: HostnamesCtx) {
  const { uid } = requireMember(actor);
  const [claims, place] = await Promise.all([db.asMember(uid, ({ sql }) => selectHostnames(sql, uid)), placeOf()]);
  return { items: claims.map((claim) => asHostname(claim, { settings, place, now: clock.now() })) };
}
