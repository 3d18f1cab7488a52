import { AppError } from '#platform/pure/errors.ts';
import { createPasswordToken } from '../auth/password-token.ts';
import type { OperatorCtx } from '../context.ts';
import { passwordLink } from '../emails/password-link.ts';
import { RESET_MINUTES } from '../limits.ts';
import { recordAdminEvent } from '../record-event.ts';
import { findUser } from '../store.ts';
import { personSubject } from './person-subject.ts';
import { requireActiveUser } from './send-reset.ts';

/**
 * Creates a password reset link for the operator to hand over, so that no mail server is needed. Only for the operator;
 * admins have the link mailed instead (`sendReset`).
 */
export async function createResetLink(ctx: OperatorCtx, { uid }: { uid: string }) {
  if (ctx.actor.kind !== 'operator') throw new AppError('FORBIDDEN');
  const auth = await ctx.identity.auth();
  return auth.inTransaction(ctx, async (call) => {
    const { email } = requireActiveUser(await findUser(call.sql, uid));
    const token = await createPasswordToken(call, email);
    recordAdminEvent(ctx, call.tx, { action: 'reset-link-created', ...personSubject(uid) });
    return {
      link: passwordLink(ctx.settings.APP_URL, token),
      expiresAt: new Date(ctx.clock.now().getTime() + RESET_MINUTES * 60 * 1000),
    };
  });
}
