import type { AuditAction } from '#audit/contract.ts';
import { recordAdminEvent } from '#identity/service.ts';
import { AppError } from '#platform/pure/errors.ts';
import { afterDecision, canDecide, type Decision } from '../../model/decisions.ts';
import type { HostnameState } from '../../model/states.ts';
import type { HostnamesCtx } from '../context.ts';
import { invalidateCaches } from '../invalidate-caches.ts';
import { notifyOwner } from '../notify-owner.ts';
import { findHostname, lockHost, type StoredHostname, updateHostname } from '../store.ts';

export type ClaimKey = { owner: string; host: string };

const ACTIONS: Readonly<Record<Decision, AuditAction>> = {
  approve: 'domain-approved',
  deny: 'domain-denied',
  revoke: 'domain-revoked',
  readmit: 'domain-readmitted',
};
const EVENTS = { approve: 'approved', deny: 'denied', revoke: 'revoked', readmit: 'readmitted' } as const;

type DecideClaimInput = ClaimKey & { decision: Decision; reason?: string | undefined };

/**
 * Applies an admin's decision to a claim and mails its member. A removed claim is no longer served and gets no
 * certificate. Concurrent decisions on one host are serialized. The caller must have checked the permission.
 */
export const decideClaim = (
  ctx: HostnamesCtx,
  { owner, host, decision, reason = '' }: DecideClaimInput,
): Promise<StoredHostname> =>
  ctx.db.asSystem('an admin manages domains', async (tx) => {
    await lockHost(tx.sql, host);
    const before = await findHostname(tx.sql, owner, host);
    if (!before) throw new AppError('NOT_FOUND');
    if (!canDecide(decision, before.state)) throw conflictError(decision, before.state);
    const after = { ...before, ...afterDecision(before, decision, { reason, now: ctx.clock.now() }) };
    await updateHostname(tx.sql, after);
    invalidateCaches(ctx, tx, after);
    await notifyOwner(ctx, tx, after, EVENTS[decision]);
    recordAdminEvent(ctx, tx, { action: ACTIONS[decision], subject: { kind: 'domain', id: host }, owner });
    return after;
  });

/** The error for a claim whose state has changed since the admin saw it. */
const conflictError = (decision: Decision, state: HostnameState) =>
  new AppError('CONFLICT', {
    text: { word: decision === 'approve' && state === 'pending' ? 'domainUnproven' : 'domainMoved' },
    data: { state },
  });
