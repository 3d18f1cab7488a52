import { AppError } from '#platform/pure/errors.ts';
import type { StepUpMethod, StepUpState } from '../../contract.ts';
import { requireMember } from '../actor/require-member.ts';
import type { IdentityCtx } from '../context.ts';
import { findConfirmation } from './store.ts';

/** The validity of a step-up. */
const STEP_UP_MS = 10 * 60 * 1000;

/**
 * Returns until when the session may perform actions that need a step-up, and by which methods the member can confirm.
 */
export async function readStepUpState({ actor, db, clock }: IdentityCtx): Promise<StepUpState> {
  const { sessionId } = requireMember(actor);
  const found = await db.asSystem('read credentials, which members cannot read', ({ sql }) =>
    findConfirmation(sql, sessionId),
  );
  if (!found) throw new AppError('UNAUTHORIZED');
  const methods: StepUpMethod[] = [];
  if (found.hasPassword) methods.push('password');
  if (found.hasPasskey) methods.push('passkey');
  if (found.hasCode) methods.push('code');
  const until = found.confirmedAt.getTime() + STEP_UP_MS;
  return { methods, confirmedUntil: until > clock.now().getTime() ? new Date(until).toISOString() : null };
}

/**
 * Returns the member if the session was confirmed by password, passkey or code within the last ten minutes. Required
 * for actions that could take an account away from its owner, for which a session alone is not enough. An operation
 * that takes the password itself calls `confirmSession` instead.
 *
 * @throws AppError `STEP_UP_REQUIRED`, with the methods that the member has
 */
export async function requireStepUp(ctx: IdentityCtx) {
  const member = requireMember(ctx.actor);
  const { confirmedUntil, methods } = await readStepUpState(ctx);
  if (confirmedUntil === null) throw new AppError('STEP_UP_REQUIRED', { data: { methods } });
  return member;
}
