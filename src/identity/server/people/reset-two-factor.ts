import { AppError } from '#platform/pure/errors.ts';
import { deletePendingVerifications } from '../actor/store.ts';
import type { OperatorCtx } from '../context.ts';
import { recordAdminEvent } from '../record-event.ts';
import { findUser, lockUntilCommit } from '../store.ts';
import { removeTwoFactor } from '../two-factor/store.ts';
import { notifyPerson } from './notify-person.ts';
import { personSubject, requireOtherPerson } from './person-subject.ts';

/**
 * Turns two-factor authentication off for a member who has lost the app and the backup codes; returns whether it was
 * on. Trusted devices and unused links are revoked. Passkeys stay: the member still has them, and can remove them in
 * the profile. Callers check permissions.
 */
export async function resetTwoFactor(ctx: OperatorCtx, { uid }: { uid: string }) {
  // For their own account, admins use the profile, which requires the password; this must not bypass that.
  requireOtherPerson(ctx.actor, uid);
  return ctx.db.asSystem('manage members as an admin', async (tx) => {
    await lockUntilCommit(tx.sql, `second factor ${uid}`);
    const user = await findUser(tx.sql, uid);
    if (!user) throw new AppError('NOT_FOUND');
    if (!user.twoFactorEnabled) return false;
    await removeTwoFactor(tx.sql, uid);
    await deletePendingVerifications(tx.sql, uid);
    tx.afterCommit(() => ctx.identity.sessionCache.forget(uid));
    recordAdminEvent(ctx, tx, { action: 'two-factor-reset', ...personSubject(uid) });
    notifyPerson(ctx, tx, user, 'two-factor-off');
    return true;
  });
}
