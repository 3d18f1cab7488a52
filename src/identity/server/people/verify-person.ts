import { AppError } from '#platform/pure/errors.ts';
import { markAddressVerified } from '../auth/mark-address-verified.ts';
import { deleteRegistrationToken } from '../auth/registration-cookie.ts';
import type { OperatorCtx } from '../context.ts';
import { recordAdminEvent } from '../record-event.ts';
import { findUser, lockUntilCommit } from '../store.ts';
import { personSubject } from './person-subject.ts';

/**
 * Marks a member's address as verified, as if they had entered the code; returns whether anything changed. Callers
 * check permissions.
 */
export async function verifyPerson(ctx: OperatorCtx, { uid }: { uid: string }) {
  return ctx.db.asSystem('manage members as an admin', async (tx) => {
    await lockUntilCommit(tx.sql, `verifying ${uid}`);
    const user = await findUser(tx.sql, uid);
    if (!user) throw new AppError('NOT_FOUND');
    if (user.emailVerified) return false;
    await deleteRegistrationToken(tx.sql, uid);
    await markAddressVerified(ctx, tx, user);
    recordAdminEvent(ctx, tx, { action: 'person-verified', ...personSubject(uid) });
    return true;
  });
}
