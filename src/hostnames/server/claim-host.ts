import { requireMember } from '#identity/service.ts';
import { AppError, type ErrorText, invalidFields } from '#platform/pure/errors.ts';
import type { Clock } from '#platform/server/clock.ts';
import { newToken } from '#platform/server/ids.ts';
import type { Kernel } from '#platform/server/kernel.ts';
import { hostFault } from '../model/host-fault.ts';
import { skeletonOfHost } from '../model/look-alikes.ts';
import { readBlocked } from './authorization/blocked-names.ts';
import type { HostnamesCtx } from './context.ts';
import { ownHosts } from './own-hosts.ts';
import { readHost, shownAs } from './read-host.ts';
import { insertHostnames, lockHostnames, type StoredHostname, selectHostnames } from './store.ts';
import { toHostname } from './to-hostname.ts';

/** The number of domains that a member can claim. */
export const MAX_HOSTS = 10;

/** Claims a domain for the caller. Several members can claim one host; it belongs to the one who proves it. */
export async function claimHost(ctx: HostnamesCtx, input: { host: string }) {
  const { actor, db, settings, clock, loadDnsTarget } = ctx;
  const { uid } = requireMember(actor);
  const host = requireClaimableHost(input.host, ctx);
  if ((await readBlocked(ctx))(host)) throw hostError({ word: 'domainBlocked' });
  const claim = await db.asMember(uid, async ({ sql }) => {
    await lockHostnames(sql, uid);
    const existing = await selectHostnames(sql, uid);
    if (existing.some((one) => one.host === host)) throw hostError({ word: 'domainClaimed' });
    if (existing.length >= MAX_HOSTS) {
      throw new AppError('QUOTA_EXCEEDED', { text: { word: 'tooMany', values: { maximum: MAX_HOSTS } } });
    }
    const claim = newClaim(uid, host, clock);
    await insertHostnames(sql, [claim]);
    return claim;
  });
  return toHostname(claim, { settings, dnsTarget: await loadDnsTarget(), now: clock.now() });
}

/** Returns the host in a pasted text; throws if it cannot be claimed. */
export function requireClaimableHost(pasted: string, ctx: Pick<Kernel, 'settings' | 'instance'>) {
  const host = readHost(pasted);
  if (host === undefined) throw hostError({ word: 'domainFormat' });
  const own = ownHosts(ctx).map(shownAs);
  const mayBePrivate = ctx.settings.ALLOW_PRIVATE_ADDRESSES;
  const fault = hostFault({ host, shownAs: shownAs(host), own, mayBePrivate });
  if (fault) throw hostError({ word: fault });
  return host;
}

const hostError = (text: ErrorText) => invalidFields([{ path: 'host', text }]);

export const newClaim = (ownerId: string, host: string, clock: Clock): StoredHostname => ({
  ...{ ownerId, host, state: 'pending', proof: newToken(), seen: [], createdAt: clock.now() },
  ...{ checkedAt: null, verifiedAt: null, authorizedAt: null, failingSince: null, warnedAt: null, revokedAt: null },
  ...{ look: skeletonOfHost(shownAs(host)), reason: '' },
});
