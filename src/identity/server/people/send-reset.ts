import { AppError } from '#platform/errors.ts';
import type { OperatorCtx } from '../context.ts';
import { mailResetLink } from '../entrance/reset-password.ts';
import { noteDeed } from '../note-deed.ts';
import { findUser, type StoredUser } from '../store.ts';
import { aboutPerson } from './about-person.ts';

/** Mails a member a password reset link. Callers check permissions. */
export async function sendReset(ctx: OperatorCtx, { uid }: { uid: string }) {
  await ctx.db.asSystem('an admin looks after people', async (tx) => {
    const { email } = requireActive(await findUser(tx.sql, uid));
    ctx.jobs.enqueue(tx, mailResetLink, { email });
    noteDeed(ctx, tx, { action: 'reset-sent', ...aboutPerson(uid) });
  });
}

/** Returns the user; throws if there is none or the account is deactivated. */
export function requireActive(user: StoredUser | undefined) {
  if (!user) throw new AppError('NOT_FOUND');
  if (!user.isActive) throw new AppError('CONFLICT', { text: { word: 'personDeactivated' } });
  return user;
}
