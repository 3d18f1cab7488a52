import { z } from 'zod';
import { queueMail } from '#mail/service.ts';
import { AppError } from '#platform/pure/errors.ts';
import { type CallableFunction, callable } from '#platform/server/callable/protocol.ts';
import type { Exchange } from '#platform/server/http/front.ts';
import { emailAddress } from '../model/fields.ts';
import { requestReset } from './account/reset-password.ts';
import { requireMember } from './actor/require-member.ts';
import { mailCode } from './auth/mail-code.ts';
import { queueNewUserMails, queueWelcomeMail } from './auth/welcome-mails.ts';
import type { IdentityCtx } from './context.ts';
import { usernameChangedMail } from './emails/username-changed-mail.tsx';
import { CODE_INTERVAL, CODES_PER_HOUR, FUNCTION_CALLS } from './limits.ts';
import { findUser, type StoredUser } from './store.ts';
import { usernameChangeMail } from './username/change-username.ts';
import { findLatestChange } from './username/store.ts';

const name = z.string().max(200);
const SUCCESS = { success: true } as const;

/** Returns the calling member; throws if `email` is not their address. */
async function requireOwnEmail(ctx: IdentityCtx, email: string): Promise<StoredUser> {
  const { uid } = requireMember(ctx.actor);
  const user = await ctx.db.asSystem('mail members about their account', ({ sql }) => findUser(sql, uid));
  if (!user) throw new AppError('UNAUTHORIZED');
  if (user.email !== email) throw new AppError('FORBIDDEN', { text: { word: 'notYourEmail' } });
  await ctx.limits.count(FUNCTION_CALLS, uid);
  return user;
}

/** Mails a code that verifies the address, unless one was mailed within the last minute. The code is generated here. */
async function sendOTPEmail(ctx: IdentityCtx, { email }: { email: string }) {
  const user = await requireOwnEmail(ctx, email);
  if (user.emailVerified) return SUCCESS;
  if (!(await ctx.limits.tryCount(CODE_INTERVAL, user.id))) return SUCCESS;
  await ctx.limits.count(CODES_PER_HOUR, user.id);
  const auth = await ctx.identity.auth();
  await auth.inTransaction(ctx, (call) => mailCode(ctx, call, user));
  return SUCCESS;
}

async function sendWelcomeEmail(ctx: IdentityCtx, { email }: { email: string }) {
  const user = await requireOwnEmail(ctx, email);
  await ctx.db.asSystem('mail members about their account', async (tx) => queueWelcomeMail(ctx, tx, user));
  return SUCCESS;
}

async function sendNewUserNotification(ctx: IdentityCtx, { email }: { email: string }) {
  const user = await requireOwnEmail(ctx, email);
  await ctx.db.asSystem('mail members about their account', (tx) => queueNewUserMails(ctx, tx, user));
  return SUCCESS;
}

/** Mails the notice of the member's latest username change; fails if it was a different one. */
async function sendUsernameChangeNotification(
  ctx: IdentityCtx,
  { email, oldUsername, newUsername }: { email: string; oldUsername: string; newUsername: string },
) {
  const user = await requireOwnEmail(ctx, email);
  return ctx.db.asSystem('mail members about their account', async (tx) => {
    const change = await findLatestChange(tx.sql, user.id);
    if (change?.username !== oldUsername || user.username !== newUsername) {
      return { success: false, error: 'There was no such change of username' } as const;
    }
    queueMail(ctx, tx, usernameChangedMail, usernameChangeMail(user, change));
    return SUCCESS;
  });
}

/** Returns the five callable functions, whose names and payloads the specification defines. */
export function mailFunctions(
  ctxOf: (exchange: Exchange) => Promise<IdentityCtx>,
): Readonly<Record<string, CallableFunction>> {
  const forVisitors = <Input extends z.ZodType>(
    input: Input,
    run: (ctx: IdentityCtx, data: z.output<Input>) => Promise<unknown>,
  ) => callable(input, async (exchange, data) => run(await ctxOf(exchange), data), ctxOf);
  const forMembers: typeof forVisitors = (input, run) => ({
    ...forVisitors(input, run),
    authorize: async (exchange) => requireMember((await ctxOf(exchange)).actor),
  });
  return {
    sendOTPEmail: forMembers(
      z.strictObject({ email: emailAddress, otp: z.string().regex(/^\d{6}$/), displayName: name }),
      sendOTPEmail,
    ),
    sendWelcomeEmail: forMembers(z.strictObject({ email: emailAddress, displayName: name }), sendWelcomeEmail),
    sendPasswordResetEmail: forVisitors(z.strictObject({ email: emailAddress }), async (ctx, data) => {
      await requestReset(ctx, data);
      return SUCCESS;
    }),
    sendNewUserNotification: forMembers(
      z.strictObject({ email: emailAddress, displayName: name, username: name }),
      sendNewUserNotification,
    ),
    sendUsernameChangeNotification: forMembers(
      z.strictObject({ email: emailAddress, displayName: name, oldUsername: name, newUsername: name }),
      sendUsernameChangeNotification,
    ),
  };
}
