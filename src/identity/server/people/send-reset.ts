import { AppError } from '#platform/pure/errors.ts';
import { queueResetMail } from '../account/reset-password.ts';
import { createPasswordToken } from '../auth/password-token.ts';
import type { OperatorCtx } from '../context.ts';
import { recordAdminEvent } from '../record-event.ts';
import { findUser, type StoredUser } from '../store.ts';
import { personSubject } from './person-subject.ts';

/**
 * Queues an email with a password reset link to a member. It doesn't count against the limit of requests by visitors,
 * so that nobody can keep an admin from helping. Callers check permissions.
 */
export async function sendReset(ctx: OperatorCtx, { uid }: { uid: string }) {
  const auth = await ctx.identity.auth();
  await auth.inTransaction(ctx, async (call) => {
    const user = requireActiveUser(await findUser(call.sql, uid));
    queueResetMail(ctx, call.tx, user, await createPasswordToken(call, user.email));
    recordAdminEvent(ctx, call.tx, { action: 'reset-sent', ...personSubject(uid) });
  });
}

/** Returns the user; throws if there is none or the account is deactivated. */
export function requireActiveUser(user: StoredUser | undefined) {
  if (!user) throw new AppError('NOT_FOUND');
  if (!user.isActive) throw new AppError('CONFLICT', { text: { word: 'personDeactivated' } });
  return user;
}
