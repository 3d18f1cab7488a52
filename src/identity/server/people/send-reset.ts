import { AppError } from '#platform/pure/errors.ts';
import { mailResetLink } from '../account/reset-password.ts';
import type { OperatorCtx } from '../context.ts';
import { recordAdminEvent } from '../record-event.ts';
import { findUser, type StoredUser } from '../store.ts';
import { personSubject } from './person-subject.ts';

/**
 * Queues an email with a password reset link to a member, which counts against the account's limit. Callers check
 * permissions.
 */
export async function sendReset(ctx: OperatorCtx, { uid }: { uid: string }) {
  await ctx.db.asSystem('manage members as an admin', async (tx) => {
    const { email } = requireActive(await findUser(tx.sql, uid));
    ctx.jobs.enqueue(tx, mailResetLink, { email });
    recordAdminEvent(ctx, tx, { action: 'reset-sent', ...personSubject(uid) });
  });
}

/** Returns the user; throws if there is none or the account is deactivated. */
export function requireActive(user: StoredUser | undefined) {
  if (!user) throw new AppError('NOT_FOUND');
  if (!user.isActive) throw new AppError('CONFLICT', { text: { word: 'personDeactivated' } });
  return user;
}
