import { AppError } from '#platform/errors.ts';
import type { OperatorCtx } from '../context.ts';
import { mailResetLink } from '../entrance/reset-password.ts';
import { noteDeed } from '../note-deed.ts';
import { findUser, type StoredUser } from '../store.ts';
import { aboutPerson } from './about-person.ts';

/** Mails a member the link that they could have asked for themselves. Who may is for the caller to have checked. */
export async function sendReset(ctx: OperatorCtx, { uid }: { uid: string }) {
  await ctx.db.asSystem('an admin looks after people', async (tx) => {
    const { email } = requireActive(await findUser(tx.sql, uid));
    ctx.jobs.enqueue(tx, mailResetLink, { email });
    noteDeed(ctx, tx, { action: 'reset-sent', ...aboutPerson(uid) });
  });
}

/** Refuses a member who is not there, or could not sign in with a new password either. */
export function requireActive(user: StoredUser | undefined) {
  if (!user) throw new AppError('NOT_FOUND');
  if (!user.isActive) throw new AppError('CONFLICT', { text: { word: 'personDeactivated' } });
  return user;
}
