import type { z } from 'zod';
import { queueMail } from '#mail/service.ts';
import { AppError, type ErrorText, type FieldFault } from '#platform/errors.ts';
import { newId } from '#platform/ids.ts';
import type { identityContract } from '../../contract.ts';
import { type AuthCall, headersOf } from '../auth.ts';
import type { IdentityCtx } from '../context.ts';
import { emailTakenMail } from '../emails/email-taken-mail.tsx';
import { noteSignIn } from '../sessions/note-sign-in.ts';
import { findUser, holdUntilCommit, removeUser, type StoredUser, updateUser, withoutTrace } from '../store.ts';
import { claimUsername } from '../username/claim-username.ts';
import { keepWish, takeWish } from '../username/store.ts';
import { newToken, signedInAnswer } from './answer.ts';
import { requireGoodPassword } from './good-password.ts';
import { CODE_PAUSE, CODES, SIGN_UPS_FROM } from './limits.ts';
import { createCode, mailCode } from './mail-code.ts';
import { dropMark, isWaiting, keepMark, markBrowser } from './registration-mark.ts';

export type Registration = z.output<(typeof identityContract.signUp)['~orpc']['inputSchema'] & z.ZodType>;
type Registered = { user: StoredUser; headers: Headers };

/** Registers somebody, who may look around at once and publish once the address is proven. */
export async function signUp(ctx: IdentityCtx, input: Registration) {
  const { settings, limits, exchange, identity } = ctx;
  if (settings.SIGN_UP === 'closed') throw new AppError('FORBIDDEN', { text: { word: 'signUpClosed' } });
  if (settings.SIGN_UP === 'invite') throw new AppError('FORBIDDEN', { text: { word: 'signUpByInvite' } });
  await limits.count(SIGN_UPS_FROM, exchange.visit.address);
  requireGoodPassword(input.password, 'password', [input.name, input.email, input.username]);

  const auth = await identity.auth();
  const registered = await auth.inside((call) =>
    settings.HIDE_ACCOUNTS ? registerHidden(ctx, call, input) : registerOpenly(ctx, call, input),
  );
  if (!registered) return { token: null, user: null, twoFactorRedirect: false };
  return { ...signedInAnswer(ctx, registered.user, registered.headers), twoFactorRedirect: false };
}

/** Makes the account, and its session where one may be signed in before the address is proven. */
export async function createAccount(ctx: IdentityCtx, { api, sql }: AuthCall, input: Registration) {
  const { email, password, name } = input;
  const { headers } = await api.signUpEmail({
    body: { email, password, name },
    headers: headersOf(ctx.exchange),
    returnHeaders: true,
  });
  const made = await findUser(sql, { email });
  const user = made && (await updateUser(sql, made.id, { language: ctx.exchange.visit.language }));
  if (!user) throw new AppError('INTERNAL_SERVER_ERROR');
  return { user, headers };
}

async function registerOpenly(ctx: IdentityCtx, call: AuthCall, input: Registration): Promise<Registered> {
  await holdUntilCommit(call.sql, `email ${input.email}`);
  if (await findUser(call.sql, { email: input.email })) throw refusal('email', { word: 'emailTaken' });
  const { user, headers } = await createAccount(ctx, call, input);
  const named = input.username ? await claimUsername(ctx, call.sql, user, input.username) : user;
  await ctx.limits.count(CODE_PAUSE, user.id);
  await mailCode(ctx, call, named);
  await noteSignIn(ctx, call.tx, named);
  return { user: named, headers };
}

/**
 * The same answer, whether or not there is an account. Nor does the name tell: until the address is proven it is a wish,
 * and nobody's. Whoever registers again before that begins anew.
 */
async function registerHidden(ctx: IdentityCtx, call: AuthCall, input: Registration): Promise<undefined> {
  const { tx, sql } = call;
  const mark = markBrowser(ctx);
  await holdUntilCommit(sql, `email ${input.email}`);
  const wish = input.username ? await claimUsername(ctx, sql, undefined, input.username) : '';
  const known = await findUser(sql, { email: input.email });
  // Nobody's mailbox is filled by registering it again and again; nor does that tell.
  const often = await ctx.limits.count(CODES, input.email).then(
    () => false,
    () => true,
  );
  if (often || (known && !(await isWaiting(sql, known)))) {
    // As much work as for somebody new, so that the time does not tell either.
    await withoutTrace(sql, async () => {
      const nobody = await createWaiting(ctx, call, { ...input, email: `${newId()}@nobody.invalid` }, wish, mark);
      await createCode(call, nobody);
    });
    if (often || !known) return;
    const { email: recipient, language } = known;
    queueMail(ctx, tx, emailTakenMail, { event: `email taken ${newId()}`, recipient, language, data: {} });
    return;
  }
  if (known) {
    await dropMark(sql, known.id);
    await takeWish(sql, known.id);
    await removeUser(sql, known.id);
  }
  await mailCode(ctx, call, await createWaiting(ctx, call, input, wish, mark));
}

/** An account that opens once its address is proven, and then has the name wished for, if that is still free. */
async function createWaiting(ctx: IdentityCtx, call: AuthCall, input: Registration, wish: string, mark: string) {
  const { user, headers } = await createAccount(ctx, call, input);
  if (newToken(headers)) throw new AppError('INTERNAL_SERVER_ERROR');
  if (wish) await keepWish(call.sql, user.id, wish);
  await keepMark(call.sql, user.id, mark);
  return user;
}

const refusal = (path: FieldFault['path'], text: ErrorText) =>
  new AppError('CONFLICT', { text, fields: [{ path, text }] });
