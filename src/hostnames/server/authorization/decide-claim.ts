import type { AuditAction } from '#audit/contract.ts';
import { noteDeed } from '#identity/service.ts';
import { AppError } from '#platform/errors.ts';
import { afterDecision, canDecide, type Decision } from '../../model/decisions.ts';
import type { HostnameState } from '../../model/states.ts';
import type { HostnamesCtx } from '../context.ts';
import { showElsewhere } from '../show-elsewhere.ts';
import { findHostname, holdHost, type StoredHostname, updateHostname } from '../store.ts';
import { tellOwner } from '../tell-owner.ts';

export type ClaimKey = { owner: string; host: string };

const ACTIONS: Readonly<Record<Decision, AuditAction>> = {
  approve: 'domain-approved',
  deny: 'domain-denied',
  revoke: 'domain-revoked',
  readmit: 'domain-readmitted',
};
const EVENTS = { approve: 'approved', deny: 'denied', revoke: 'revoked', readmit: 'readmitted' } as const;

type Decided = ClaimKey & { decision: Decision; reason?: string | undefined };

/**
 * Applies an admin's decision to a claim and mails its member. A removed claim is no longer served and gets no
 * certificate. Concurrent decisions on one host are serialized. The caller must have checked the permission.
 */
export const decideClaim = (
  ctx: HostnamesCtx,
  { owner, host, decision, reason = '' }: Decided,
): Promise<StoredHostname> =>
  ctx.db.asSystem('an admin looks after domains', async (tx) => {
    await holdHost(tx.sql, host);
    const before = await findHostname(tx.sql, owner, host);
    if (!before) throw new AppError('NOT_FOUND');
    if (!canDecide(decision, before.state)) throw standsOtherwise(decision, before.state);
    const after = { ...before, ...afterDecision(before, decision, { reason, now: ctx.clock.now() }) };
    await updateHostname(tx.sql, after);
    showElsewhere(ctx, tx, after);
    await tellOwner(ctx, tx, after, EVENTS[decision]);
    noteDeed(ctx, tx, { action: ACTIONS[decision], subject: { kind: 'domain', id: host }, owner });
    return after;
  });

/** The error for a claim whose state has changed since the admin saw it. */
const standsOtherwise = (decision: Decision, state: HostnameState) =>
  new AppError('CONFLICT', {
    text: { word: decision === 'approve' && state === 'pending' ? 'domainUnproven' : 'domainMoved' },
    data: { state },
  });
