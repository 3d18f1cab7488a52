import { setAdmin } from '../account/set-admin.ts';
import type { OperatorCtx } from '../context.ts';
import { recordAdminEvent } from '../record-event.ts';
import { personSubject } from './person-subject.ts';

type ChangeAdminInput = { uid: string };

/** Grants a member the admin role; returns whether anything changed. Callers check permissions. */
export const grantAdmin = (ctx: OperatorCtx, { uid }: ChangeAdminInput) => changeAdmin(ctx, uid, true);

/** Revokes the admin role in all sessions of a member; returns whether anything changed. Callers check permissions. */
export const revokeAdmin = (ctx: OperatorCtx, { uid }: ChangeAdminInput) => changeAdmin(ctx, uid, false);

async function changeAdmin(ctx: OperatorCtx, uid: string, isAdmin: boolean) {
  // The operator can vouch for an address, for example on an instance that can't send email.
  const needsVerified = ctx.actor.kind !== 'operator';
  return ctx.db.asSystem('manage members as an admin', async (tx) => {
    const changed = await setAdmin(ctx, tx, uid, isAdmin, { needsVerified });
    if (changed) recordAdminEvent(ctx, tx, { action: isAdmin ? 'admin-given' : 'admin-taken', ...personSubject(uid) });
    return changed !== undefined;
  });
}
