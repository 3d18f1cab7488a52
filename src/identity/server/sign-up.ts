import { queueMail } from '#mail/service.ts';
import { AppError } from '#platform/pure/errors.ts';
import { newId } from '#platform/server/ids.ts';
import {
  type CreatedAccount,
  createAccount,
  emailTakenError,
  type RegistrationInput,
  type SignUpInput,
} from './auth/create-account.ts';
import { createCode, mailCode } from './auth/mail-code.ts';
import { recordSignIn } from './auth/record-sign-in.ts';
import {
  isPendingAccount,
  removePendingAccount,
  setRegistrationCookie,
  storeRegistrationToken,
} from './auth/registration-cookie.ts';
import { requireStrongPassword } from './auth/require-strong-password.ts';
import { sessionTokenOf, signedInResponse } from './auth/signed-in-response.ts';
import type { AuthCall } from './auth.ts';
import type { IdentityCtx } from './context.ts';
import { emailTakenMail } from './emails/email-taken-mail.tsx';
import { registerInvited } from './invitations/register-invited.ts';
import { CODE_INTERVAL, CODES_PER_HOUR, SIGN_UPS_PER_ADDRESS } from './limits.ts';
import { recordSecurityEvent } from './record-event.ts';
import { findUser, lockUntilCommit, runAndRollBack } from './store.ts';
import { claimUsername } from './username/claim-username.ts';
import { storeRequestedUsername } from './username/store.ts';

/**
 * Creates an account. Unless accounts are hidden, the member is signed in at once, but can publish only after verifying
 * the address.
 */
export async function signUp(ctx: IdentityCtx, input: SignUpInput) {
  const { limits, exchange, identity } = ctx;
  if (input.invitation === undefined) requireOpenSignUp(ctx);
  await limits.count(SIGN_UPS_PER_ADDRESS, exchange.visit.address);
  await requireStrongPassword(input.password, 'password', [input.name, input.email, input.username]);

  const auth = await identity.auth();
  const registered = await auth.inTransaction(ctx, (call) => register(ctx, call, input));
  if (!registered) return { token: null, user: null, twoFactorRedirect: false };
  return { ...signedInResponse(ctx, registered.user, registered.headers), twoFactorRedirect: false };
}

function requireOpenSignUp({ instance }: IdentityCtx) {
  const { signUp: mode } = instance.current;
  if (mode === 'closed') throw new AppError('FORBIDDEN', { text: { word: 'signUpClosed' } });
  if (mode === 'invite') throw new AppError('FORBIDDEN', { text: { word: 'signUpByInvite' } });
}

function register(ctx: IdentityCtx, call: AuthCall, { invitation, ...input }: SignUpInput) {
  if (invitation !== undefined) return registerInvited(ctx, call, { ...input, invitation });
  return ctx.settings.HIDE_ACCOUNTS ? registerHidden(ctx, call, input) : registerVisible(ctx, call, input);
}

async function registerVisible(ctx: IdentityCtx, call: AuthCall, input: RegistrationInput): Promise<CreatedAccount> {
  await lockUntilCommit(call.sql, `email ${input.email}`);
  if (await findUser(call.sql, { email: input.email })) throw emailTakenError();
  const { user, headers } = await createAccount(ctx, call, input);
  const withUsername = input.username ? await claimUsername(ctx, call.sql, user, input.username) : user;
  await ctx.limits.count(CODE_INTERVAL, user.id);
  await mailCode(ctx, call, withUsername);
  recordSecurityEvent(ctx, call.tx, user.id, { action: 'account-created' });
  await recordSignIn(ctx, call.tx, withUsername);
  return { user: withUsername, headers };
}

/**
 * Signs up without revealing whether the address has an account. The username is only assigned on verification, so it
 * reveals nothing either. Signing up again before that replaces the unverified account.
 */
async function registerHidden(ctx: IdentityCtx, call: AuthCall, input: RegistrationInput): Promise<undefined> {
  const { tx, sql } = call;
  const registrationToken = setRegistrationCookie(ctx);
  await lockUntilCommit(sql, `email ${input.email}`);
  const requestedUsername = input.username ? await claimUsername(ctx, sql, undefined, input.username) : '';
  const existing = await findUser(sql, { email: input.email });
  // Limits the emails to one address; counted for every address, so that the limit reveals nothing.
  const isLimited = !(await ctx.limits.tryCount(CODES_PER_HOUR, input.email));
  if (isLimited || (existing && !(await isPendingAccount(sql, existing)))) {
    // Does the same work as for a new address, so that the response time reveals nothing.
    await runAndRollBack(sql, async () => {
      const decoy = await createPendingAccount(
        ctx,
        call,
        { ...input, email: `${newId()}@nobody.invalid` },
        requestedUsername,
        registrationToken,
      );
      await createCode(call, decoy);
    });
    if (isLimited || !existing) return;
    const { email: recipient, language } = existing;
    queueMail(ctx, tx, emailTakenMail, { event: `email taken ${newId()}`, recipient, language, data: {} });
    return;
  }
  if (existing) await removePendingAccount(sql, existing);
  await mailCode(ctx, call, await createPendingAccount(ctx, call, input, requestedUsername, registrationToken));
}

/**
 * Creates an account that can be used once its address is verified. It then gets the requested username, if that is
 * still available.
 */
async function createPendingAccount(
  ctx: IdentityCtx,
  call: AuthCall,
  input: RegistrationInput,
  requestedUsername: string,
  registrationToken: string,
) {
  const { user, headers } = await createAccount(ctx, call, input);
  if (sessionTokenOf(headers)) throw new AppError('INTERNAL_SERVER_ERROR');
  if (requestedUsername) await storeRequestedUsername(call.sql, user.id, requestedUsername);
  await storeRegistrationToken(call.sql, user.id, registrationToken);
  return user;
}
