import { queueMail } from '#mail/service.ts';
import { AppError } from '#platform/errors.ts';
import { newId } from '#platform/ids.ts';
import type { AuthCall } from '../auth.ts';
import type { IdentityCtx } from '../context.ts';
import { emailTakenMail } from '../emails/email-taken-mail.tsx';
import { noteSafety } from '../note-deed.ts';
import { noteSignIn } from '../sessions/note-sign-in.ts';
import { findUser, holdUntilCommit, withoutTrace } from '../store.ts';
import { claimUsername } from '../username/claim-username.ts';
import { keepWish } from '../username/store.ts';
import { newToken, signedInAnswer } from './answer.ts';
import { createAccount, emailTaken, type Registered, type Registration, type SignUp } from './create-account.ts';
import { requireGoodPassword } from './good-password.ts';
import { CODE_PAUSE, CODES, SIGN_UPS_FROM } from './limits.ts';
import { createCode, mailCode } from './mail-code.ts';
import { registerInvited } from './register-invited.ts';
import { isWaiting, keepMark, markBrowser, removeWaiting } from './registration-mark.ts';

/**
 * Creates an account. Unless accounts are hidden, the member is signed in at once, but can publish only after verifying
 * the address.
 */
export async function signUp(ctx: IdentityCtx, input: SignUp) {
  const { limits, exchange, identity } = ctx;
  if (input.invitation === undefined) requireOpenSignUp(ctx);
  await limits.count(SIGN_UPS_FROM, exchange.visit.address);
  await requireGoodPassword(input.password, 'password', [input.name, input.email, input.username]);

  const auth = await identity.auth();
  const registered = await auth.inside(ctx, (call) => register(ctx, call, input));
  if (!registered) return { token: null, user: null, twoFactorRedirect: false };
  return { ...signedInAnswer(ctx, registered.user, registered.headers), twoFactorRedirect: false };
}

function requireOpenSignUp({ instance }: IdentityCtx) {
  const { signUp: mode } = instance.current;
  if (mode === 'closed') throw new AppError('FORBIDDEN', { text: { word: 'signUpClosed' } });
  if (mode === 'invite') throw new AppError('FORBIDDEN', { text: { word: 'signUpByInvite' } });
}

function register(ctx: IdentityCtx, call: AuthCall, { invitation, ...input }: SignUp) {
  if (invitation !== undefined) return registerInvited(ctx, call, { ...input, invitation });
  return ctx.settings.HIDE_ACCOUNTS ? registerHidden(ctx, call, input) : registerOpenly(ctx, call, input);
}

async function registerOpenly(ctx: IdentityCtx, call: AuthCall, input: Registration): Promise<Registered> {
  await holdUntilCommit(call.sql, `email ${input.email}`);
  if (await findUser(call.sql, { email: input.email })) throw emailTaken();
  const { user, headers } = await createAccount(ctx, call, input);
  const named = input.username ? await claimUsername(ctx, call.sql, user, input.username) : user;
  await ctx.limits.count(CODE_PAUSE, user.id);
  await mailCode(ctx, call, named);
  noteSafety(ctx, call.tx, user.id, { action: 'account-created' });
  await noteSignIn(ctx, call.tx, named);
  return { user: named, headers };
}

/**
 * Signs up without revealing whether the address has an account. The username is only assigned on verification, so it
 * reveals nothing either. Signing up again before that replaces the unverified account.
 */
async function registerHidden(ctx: IdentityCtx, call: AuthCall, input: Registration): Promise<undefined> {
  const { tx, sql } = call;
  const mark = markBrowser(ctx);
  await holdUntilCommit(sql, `email ${input.email}`);
  const wish = input.username ? await claimUsername(ctx, sql, undefined, input.username) : '';
  const known = await findUser(sql, { email: input.email });
  // Limits the emails to one address; counted for every address, so that the limit reveals nothing.
  const often = !(await ctx.limits.tryCount(CODES, input.email));
  if (often || (known && !(await isWaiting(sql, known)))) {
    // Does the same work as for a new address, so that the response time reveals nothing.
    await withoutTrace(sql, async () => {
      const nobody = await createWaiting(ctx, call, { ...input, email: `${newId()}@nobody.invalid` }, wish, mark);
      await createCode(call, nobody);
    });
    if (often || !known) return;
    const { email: recipient, language } = known;
    queueMail(ctx, tx, emailTakenMail, { event: `email taken ${newId()}`, recipient, language, data: {} });
    return;
  }
  if (known) await removeWaiting(sql, known);
  await mailCode(ctx, call, await createWaiting(ctx, call, input, wish, mark));
}

/**
 * Creates an account that can be used once its address is verified. It then gets the requested username, if that is
 * still available.
 */
async function createWaiting(ctx: IdentityCtx, call: AuthCall, input: Registration, wish: string, mark: string) {
  const { user, headers } = await createAccount(ctx, call, input);
  if (newToken(headers)) throw new AppError('INTERNAL_SERVER_ERROR');
  if (wish) await keepWish(call.sql, user.id, wish);
  await keepMark(call.sql, user.id, mark);
  return user;
}
