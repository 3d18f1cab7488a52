import { AppError } from '#platform/errors.ts';
import type { IdentityCtx } from '../context.ts';
import { addressProven } from '../entrance/address-proven.ts';
import { dropMark } from '../entrance/registration-mark.ts';
import { noteDeed } from '../note-deed.ts';
import { findUser, holdUntilCommit } from '../store.ts';
import { aboutPerson } from './about-person.ts';

/** Takes a member's address for proven, as if they had typed the code. Who may is for the caller to have checked. */
export async function verifyPerson(ctx: IdentityCtx, { uid }: { uid: string }) {
  await ctx.db.asSystem('an admin looks after people', async (tx) => {
    await holdUntilCommit(tx.sql, `verifying ${uid}`);
    const user = await findUser(tx.sql, uid);
    if (!user) throw new AppError('NOT_FOUND');
    if (user.emailVerified) return;
    await dropMark(tx.sql, uid);
    await addressProven(ctx, tx, user);
    noteDeed(ctx, tx, { action: 'person-verified', ...aboutPerson(uid) });
  });
}
