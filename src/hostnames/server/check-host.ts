import { requireMember } from '#identity/service.ts';
import { AppError } from '#platform/pure/errors.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { isSpecialAddress } from '#platform/server/outgoing/special-addresses.ts';
import type { RateLimit } from '#platform/server/rate-limits.ts';
import { evaluateRecords, isUnanswered, type RecordsOutcome } from '../model/evaluate-records.ts';
import { skeletonOfHost } from '../model/look-alikes.ts';
import { afterLoss, nextStatus } from '../model/next-status.ts';
import { proofRecord } from '../model/records.ts';
import { readBlocked } from './authorization/blocked-names.ts';
import type { HostnamesCtx, HostnamesKernel } from './context.ts';
import { invalidateCaches } from './invalidate-caches.ts';
import { notifyOwner } from './notify-owner.ts';
import { shownAs } from './read-host.ts';
import { findHostname, findProven, lockHost, type StoredHostname, updateHostname } from './store.ts';
import { toHostname } from './to-hostname.ts';

const CHECKS: RateLimit = { name: 'domain-checks', tries: 20, seconds: 3600 };

/** Checks the records of a domain at its member's request, within a rate limit. */
export async function checkHost(ctx: HostnamesCtx, { host }: { host: string }) {
  const { uid } = requireMember(ctx.actor);
  const { db, limits, settings, clock, loadDnsTarget } = ctx;
  if (!(await db.asMember(uid, ({ sql }) => findHostname(sql, uid, host)))) throw new AppError('NOT_FOUND');
  await limits.count(CHECKS, uid);
  const claim = await checkClaim(ctx, { ownerId: uid, host });
  if (!claim) throw new AppError('NOT_FOUND');
  return toHostname(claim, { settings, dnsTarget: await loadDnsTarget(), now: clock.now() });
}

/** Checks the records of a claim and updates its state. Returns undefined if there is no such claim, or no longer. */
export async function checkClaim(
  kernel: HostnamesKernel,
  { ownerId, host }: { ownerId: string; host: string },
  /** Called in the transaction after the check. Not async: it queues what must happen with the commit. */
  onChecked: (tx: Tx) => void = () => undefined,
) {
  const { db, clock, instance } = kernel;
  const initial = await db.readAsSystem('verify a domain, which members cannot do themselves', ({ sql }) =>
    findHostname(sql, ownerId, host),
  );
  if (!initial) return undefined;
  const [dnsRecords, isBlocked] = await Promise.all([fetchRecords(kernel, initial), readBlocked(kernel)]);
  return db.asSystem('verify a domain, which members cannot do themselves', async (tx) => {
    await lockHost(tx.sql, host);
    const [before, holder] = [await findHostname(tx.sql, ownerId, host), await findProven(tx.sql, host)];
    // A claim that was released and made again has a new proof to be checked.
    if (before?.proof !== initial.proof) return undefined;
    const rival = holder && holder.ownerId !== ownerId ? holder : undefined;
    const { outcome, seen } = dnsRecords.evaluate(rival?.proof);
    // New claims of blocked names are refused. An older one that a block matches needs an admin's approval.
    const needsApproval = instance.current.domainApproval || isBlocked(host);
    const { status, event } = nextStatus(before, { outcome, needsApproval, now: clock.now() });
    const after = { ...before, ...status, seen, look: skeletonOfHost(shownAs(host)) };
    const hasWon = before.state === 'pending' && after.state !== 'pending';
    if (rival && hasWon) await markClaimLost(kernel, tx, rival);
    await updateHostname(tx.sql, after);
    if (after.state !== before.state) invalidateCaches(kernel, tx, after);
    if (event) await notifyOwner(kernel, tx, after, event);
    onChecked(tx);
    return after;
  });
}

/** Takes the domain from its previous holder, because another member has proven it. */
async function markClaimLost(kernel: HostnamesKernel, tx: Tx, holder: StoredHostname) {
  const after = { ...holder, ...afterLoss(holder, kernel.clock.now()) };
  await updateHostname(tx.sql, after);
  invalidateCaches(kernel, tx, after);
  await notifyOwner(kernel, tx, after, 'lost');
}

type Ctx = Pick<HostnamesKernel, 'dns' | 'loadDnsTarget' | 'settings'>;

/** Queries all DNS records of a claim. `evaluate` evaluates them, given the proof of the member who has the domain now. */
async function fetchRecords({ dns, loadDnsTarget, settings }: Ctx, claim: StoredHostname) {
  const { host } = claim;
  const [dnsTarget, doesDnsAnswer, TXT, CNAME, A, AAAA] = await Promise.all([
    loadDnsTarget(),
    dns.isReachable(),
    dns.lookup('TXT', proofRecord(claim).name),
    dns.lookup('CNAME', host),
    dns.lookup('A', host),
    dns.lookup('AAAA', host),
  ]);
  const isPrivate = (address: string) => !settings.ALLOW_PRIVATE_ADDRESSES && isSpecialAddress(address);
  return {
    evaluate: (rivalProof: string | undefined) => {
      const evaluation = evaluateRecords({
        claim,
        dnsTarget,
        answers: { TXT, CNAME, A, AAAA },
        rivalProof,
        isPrivate,
      });
      return { ...evaluation, outcome: resolveOutcome(evaluation.outcome, claim, doesDnsAnswer) };
    },
  };
}

/** A single unanswered check is inconclusive; a second one counts as wrong if DNS answers for other names. */
const resolveOutcome = (
  outcome: RecordsOutcome,
  { seen: before }: StoredHostname,
  doesDnsAnswer: boolean,
): RecordsOutcome => (outcome === 'unknown' && doesDnsAnswer && before.some(isUnanswered) ? 'wrong' : outcome);
