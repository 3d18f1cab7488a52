import { AppError } from '#platform/errors.ts';
import type { StepUpMethod, StepUpState } from '../../contract.ts';
import { requireMember } from '../actor/require-member.ts';
import type { IdentityCtx } from '../context.ts';
import { findConfirmation } from './store.ts';

/** For how long it counts that somebody proved who they are. */
const LASTS_MS = 10 * 60 * 1000;

/** Returns until when the session that asks may do what needs a step-up, and by what its holder can prove themselves. */
export async function readStepUp({ actor, db, clock }: IdentityCtx): Promise<StepUpState> {
  const { sessionId } = requireMember(actor);
  const found = await db.asSystem('read what members may not see of their credentials', ({ sql }) =>
    findConfirmation(sql, sessionId),
  );
  if (!found) throw new AppError('UNAUTHORIZED');
  const methods: StepUpMethod[] = [];
  if (found.hasPassword) methods.push('password');
  if (found.hasPasskey) methods.push('passkey');
  if (found.hasCode) methods.push('code');
  const until = found.confirmedAt.getTime() + LASTS_MS;
  return { methods, confirmedUntil: until > clock.now().getTime() ? new Date(until).toISOString() : null };
}

/**
 * The policy of what could take an account away from its owner: a session alone is not enough, its holder must have given
 * a password, passkey or code within the last ten minutes. An operation that takes the password itself needs no other
 * proof; it calls `confirmSession` instead. Returns the member who asks.
 *
 * @throws AppError `STEP_UP_REQUIRED`, with the methods that the member has
 */
export async function requireStepUp(ctx: IdentityCtx) {
  const member = requireMember(ctx.actor);
  const { confirmedUntil, methods } = await readStepUp(ctx);
  if (confirmedUntil === null) throw new AppError('STEP_UP_REQUIRED', { data: { methods } });
  return member;
}
