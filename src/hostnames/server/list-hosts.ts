import { requireMember } from '#identity/service.ts';
import type { HostnamesCtx } from './context.ts';
import { selectHostnames } from './store.ts';
import { toHostname } from './to-hostname.ts';

/** Lists the caller's claimed domains, newest first. */
export async function listHosts({ actor, db, settings, clock, placeOf }: HostnamesCtx) {
  const { uid } = requireMember(actor);
  const [claims, dnsTarget] = await Promise.all([db.asMember(uid, ({ sql }) => selectHostnames(sql, uid)), placeOf()]);
  return { items: claims.map((claim) => toHostname(claim, { settings, dnsTarget, now: clock.now() })) };
}
