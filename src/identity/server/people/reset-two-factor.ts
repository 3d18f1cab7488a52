import { AppError } from '#platform/errors.ts';
import type { OperatorCtx } from '../context.ts';
import { noteDeed } from '../note-deed.ts';
import { dropPending } from '../sessions/store.ts';
import { findUser, holdUntilCommit } from '../store.ts';
import { removeTwoFactor } from '../two-factor/store.ts';
import { aboutPerson, requireAnother } from './about-person.ts';
import { tellPerson } from './tell-person.ts';

/**
 * Turns two-factor authentication off for a member who has lost the app and the backup codes; returns whether it was
 * on. Trusted devices and unused links are revoked. Passkeys stay: the member still has them, and can remove them in
 * the profile. Callers check permissions.
 */
export async function resetTwoFactor(ctx: OperatorCtx, { uid }: { uid: string }) {
  // For their own account, admins use the profile, which requires the password; this must not bypass that.
  requireAnother(ctx.actor, uid);
  return ctx.db.asSystem('an admin looks after people', async (tx) => {
    await holdUntilCommit(tx.sql, `second factor ${uid}`);
    const user = await findUser(tx.sql, uid);
    if (!user) throw new AppError('NOT_FOUND');
    if (!user.twoFactorEnabled) return false;
    await removeTwoFactor(tx.sql, uid);
    await dropPending(tx.sql, uid);
    tx.afterCommit(() => ctx.identity.known.forget(uid));
    noteDeed(ctx, tx, { action: 'two-factor-reset', ...aboutPerson(uid) });
    tellPerson(ctx, tx, user, 'two-factor-off');
    return true;
  });
}
