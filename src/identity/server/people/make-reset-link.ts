import { AppError } from '#platform/errors.ts';
import type { OperatorCtx } from '../context.ts';
import { passwordLink } from '../emails/password-link.ts';
import { RESET_MINUTES } from '../entrance/limits.ts';
import { newPasswordToken } from '../entrance/password-token.ts';
import { noteDeed } from '../note-deed.ts';
import { findUser } from '../store.ts';
import { aboutPerson } from './about-person.ts';
import { requireActive } from './send-reset.ts';

/**
 * Creates a password reset link for the operator to hand over, so that no mail server is needed. Only for the operator;
 * admins have the link mailed instead (`sendReset`).
 */
export async function makeResetLink(ctx: OperatorCtx, { uid }: { uid: string }) {
  if (ctx.actor.kind !== 'operator') throw new AppError('FORBIDDEN');
  const auth = await ctx.identity.auth();
  return auth.inside(ctx, async (call) => {
    const { email } = requireActive(await findUser(call.sql, uid));
    const token = await newPasswordToken(call, email);
    noteDeed(ctx, call.tx, { action: 'reset-link-created', ...aboutPerson(uid) });
    return {
      link: passwordLink(ctx.settings.APP_URL, token),
      expiresAt: new Date(ctx.clock.now().getTime() + RESET_MINUTES * 60 * 1000),
    };
  });
}
