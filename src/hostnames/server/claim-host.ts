import { requireMember } from '#identity/service.ts';
import type { Clock } from '#platform/clock.ts';
import { AppError, type ErrorText, invalidFields } from '#platform/errors.ts';
import { newToken } from '#platform/ids.ts';
import type { Kernel } from '#platform/kernel.ts';
import { hostFault } from '../model/host-fault.ts';
import { lookOfHost } from '../model/look-alikes.ts';
import { asHostname } from './as-hostname.ts';
import { readBlocked } from './authorization/blocked-names.ts';
import type { HostnamesCtx } from './context.ts';
import { ownHosts } from './own-hosts.ts';
import { readHost, shownAs } from './read-host.ts';
import { holdHostnames, insertHostnames, type StoredHostname, selectHostnames } from './store.ts';

/** The number of domains that a member can claim. */
export const MOST_HOSTS = 10;

/** Claims a domain for the caller. Several members can claim one host; it belongs to the one who proves it. */
export async function claimHost(ctx: HostnamesCtx, given: { host: string }) {
  const { actor, db, settings, clock, placeOf } = ctx;
  const { uid } = requireMember(actor);
  const host = wantedHost(given.host, ctx);
  if ((await readBlocked(ctx))(host)) throw faultyHost({ word: 'domainBlocked' });
  const claim = await db.asMember(uid, async ({ sql }) => {
    await holdHostnames(sql, uid);
    const there = await selectHostnames(sql, uid);
    if (there.some((one) => one.host === host)) throw faultyHost({ word: 'domainClaimed' });
    if (there.length >= MOST_HOSTS) {
      throw new AppError('QUOTA_EXCEEDED', { text: { word: 'tooMany', values: { maximum: MOST_HOSTS } } });
    }
    const claim = newClaim(uid, host, clock);
    await insertHostnames(sql, [claim]);
    return claim;
  });
  return asHostname(claim, { settings, place: await placeOf(), now: clock.now() });
}

/** Returns the host in a pasted text; throws if it cannot be claimed. */
export function wantedHost(pasted: string, ctx: Pick<Kernel, 'settings' | 'instance'>) {
  const host = readHost(pasted);
  if (host === undefined) throw faultyHost({ word: 'domainFormat' });
  const own = ownHosts(ctx).map(shownAs);
  const mayBePrivate = ctx.settings.ALLOW_PRIVATE_ADDRESSES;
  const fault = hostFault({ host, shownAs: shownAs(host), own, mayBePrivate });
  if (fault) throw faultyHost({ word: fault });
  return host;
}

const faultyHost = (text: ErrorText) => invalidFields([{ path: 'host', text }]);

export const newClaim = (ownerId: string, host: string, clock: Clock): StoredHostname => ({
  ...{ ownerId, host, state: 'pending', proof: newToken(), seen: [], createdAt: clock.now() },
  ...{ checkedAt: null, verifiedAt: null, authorizedAt: null, failingSince: null, warnedAt: null, revokedAt: null },
  ...{ look: lookOfHost(shownAs(host)), reason: '' },
});
