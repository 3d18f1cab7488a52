import { AppError } from '#platform/errors.ts';
import type { OperatorCtx } from '../context.ts';
import { addressProven } from '../entrance/address-proven.ts';
import { dropMark } from '../entrance/registration-mark.ts';
import { noteDeed } from '../note-deed.ts';
import { findUser, holdUntilCommit } from '../store.ts';
import { aboutPerson } from './about-person.ts';

/**
 * Marks a member's address as verified, as if they had entered the code; returns whether anything changed. Callers
 * check permissions.
 */
export async function verifyPerson(ctx: OperatorCtx, { uid }: { uid: string }) {
  return ctx.db.asSystem('an admin looks after people', async (tx) => {
    await holdUntilCommit(tx.sql, `verifying ${uid}`);
    const user = await findUser(tx.sql, uid);
    if (!user) throw new AppError('NOT_FOUND');
    if (user.emailVerified) return false;
    await dropMark(tx.sql, uid);
    await addressProven(ctx, tx, user);
    noteDeed(ctx, tx, { action: 'person-verified', ...aboutPerson(uid) });
    return true;
  });
}
