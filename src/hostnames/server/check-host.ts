import { requireMember } from '#identity/service.ts';
import type { Tx } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import type { Limit } from '#platform/rate-limits.ts';
import { lookOfHost } from '../model/look-alikes.ts';
import { afterLoss, nextStanding } from '../model/next-standing.ts';
import { asHostname } from './as-hostname.ts';
import { readBlocked } from './authorization/blocked-names.ts';
import type { HostnamesCtx, HostnamesKernel } from './context.ts';
import { lookAtRecords } from './look-at-records.ts';
import { shownAs } from './read-host.ts';
import { showElsewhere } from './show-elsewhere.ts';
import { findHostname, findProven, holdHost, type StoredHostname, updateHostname } from './store.ts';
import { tellOwner } from './tell-owner.ts';

const CHECKS: Limit = { name: 'domain-checks', tries: 20, seconds: 3600 };

/** Checks the records of a domain at its member's request, within a rate limit. */
export async function checkHost(ctx: HostnamesCtx, { host }: { host: string }) {
  const { uid } = requireMember(ctx.actor);
  const { db, limits, settings, clock, placeOf } = ctx;
  if (!(await db.asMember(uid, ({ sql }) => findHostname(sql, uid, host)))) throw new AppError('NOT_FOUND');
  await limits.count(CHECKS, uid);
  const claim = await checkClaim(ctx, { ownerId: uid, host });
  if (!claim) throw new AppError('NOT_FOUND');
  return asHostname(claim, { settings, place: await placeOf(), now: clock.now() });
}

/** Checks the records of a claim and updates its state. Returns undefined if the claim was released meanwhile. */
export async function checkClaim(
  kernel: HostnamesKernel,
  { ownerId, host }: { ownerId: string; host: string },
  /** More work for the same transaction. */
  also: (tx: Tx) => void = () => undefined,
) {
  const { db, clock, instance } = kernel;
  const asked = await db.readAsSystem('only the instance says that a domain is proven', ({ sql }) =>
    findHostname(sql, ownerId, host),
  );
  if (!asked) return undefined;
  const [looked, isBlocked] = await Promise.all([lookAtRecords(kernel, asked), readBlocked(kernel)]);
  return db.asSystem('only the instance says that a domain is proven', async (tx) => {
    await holdHost(tx.sql, host);
    const [before, holder] = [await findHostname(tx.sql, ownerId, host), await findProven(tx.sql, host)];
    // A claim that was released and made again has a new proof to be checked.
    if (before?.proof !== asked.proof) return undefined;
    const rival = holder && holder.ownerId !== ownerId ? holder : undefined;
    const { outcome, seen } = looked.judge(rival?.proof);
    // A claim older than the block that matches it needs an admin's approval.
    const needsApproval = instance.current.domainApproval || isBlocked(host);
    const { standing, event } = nextStanding(before, { outcome, needsApproval, now: clock.now() });
    const after = { ...before, ...standing, seen, look: lookOfHost(shownAs(host)) };
    const isWon = before.state === 'pending' && after.state !== 'pending';
    if (rival && isWon) await takeFrom(kernel, tx, rival);
    await updateHostname(tx.sql, after);
    if (after.state !== before.state) showElsewhere(kernel, tx, after);
    if (event) await tellOwner(kernel, tx, after, event);
    also(tx);
    return after;
  });
}

/** Takes the domain from its previous holder, because another member has proven it. */
async function takeFrom(kernel: HostnamesKernel, tx: Tx, holder: StoredHostname) {
  const after = { ...holder, ...afterLoss(holder, kernel.clock.now()) };
  await updateHostname(tx.sql, after);
  showElsewhere(kernel, tx, after);
  await tellOwner(kernel, tx, after, 'lost');
}
