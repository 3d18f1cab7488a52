import { AppError } from '#platform/errors.ts';
import { requireMember } from '../actor/require-member.ts';
import { type AuthCall, headersOf } from '../auth.ts';
import type { IdentityCtx } from '../context.ts';
import { signedInAnswer } from '../entrance/answer.ts';
import { dropPending } from '../sessions/store.ts';
import { requireStepUp } from '../step-up/require-step-up.ts';
import { confirmSession } from '../step-up/step-up.ts';
import { noteAndTell } from '../step-up/tell-owner.ts';
import { findUser, holdUntilCommit } from '../store.ts';
import { plainCode, spendCode } from '../two-factor/spend-code.ts';
import { withPassword } from './check-password.ts';

type Password = { password: string };

/**
 * Starts the setup of two-factor authentication: returns the secret for the app, and the backup codes. The setup takes
 * effect with the app's first code.
 */
export async function enableTwoFactor(ctx: IdentityCtx, body: Password) {
  const { uid } = requireMember(ctx.actor);
  const auth = await ctx.identity.auth();
  return withPassword(ctx, uid, () =>
    auth.inside(ctx, async ({ api, sql }) => {
      await holdUntilCommit(sql, `second factor ${uid}`);
      const answer = await api.enableTwoFactor({
        body: { ...body, method: 'totp' },
        headers: headersOf(ctx.exchange),
      });
      if (answer.method !== 'totp') throw new AppError('INTERNAL_SERVER_ERROR');
      await confirmSession(ctx, { sql });
      return { totpURI: answer.totpURI, backupCodes: answer.backupCodes };
    }),
  );
}

export async function confirmTwoFactor(ctx: IdentityCtx, { code }: { code: string }) {
  await requireStepUp(ctx);
  return change(ctx, 'two-factor-on', async (call, headers, uid) => {
    const user = await findUser(call.sql, uid);
    if (user?.twoFactorEnabled) throw new AppError('CONFLICT', { text: { word: 'secondFactorAlreadyOn' } });
    const digits = plainCode(code);
    const verified = await call.api.verifyTOTP({ body: { code: digits }, headers, returnHeaders: true });
    await spendCode(call, uid, digits);
    return verified;
  });
}

export const disableTwoFactor = (ctx: IdentityCtx, body: Password) =>
  change(ctx, 'two-factor-off', ({ api }, headers) => api.disableTwoFactor({ body, headers, returnHeaders: true }));

/** Replaces the backup codes, which invalidates the old ones. */
export async function renewBackupCodes(ctx: IdentityCtx, body: Password) {
  const { uid } = requireMember(ctx.actor);
  const auth = await ctx.identity.auth();
  return withPassword(ctx, uid, () =>
    auth.inside(ctx, async ({ api, sql, tx }) => {
      const { backupCodes } = await api.generateBackupCodes({ body, headers: headersOf(ctx.exchange) });
      await confirmSession(ctx, { sql });
      await noteAndTell(ctx, tx, uid, 'backup-codes-renewed');
      return { backupCodes };
    }),
  );
}

type Change = (call: AuthCall, headers: Headers, uid: string) => Promise<{ headers: Headers }>;

/**
 * Turns two-factor authentication on or off. The session continues under a new token, and trusted devices are revoked.
 */
async function change(ctx: IdentityCtx, action: 'two-factor-on' | 'two-factor-off', work: Change) {
  const { uid } = requireMember(ctx.actor);
  const auth = await ctx.identity.auth();
  return withPassword(ctx, uid, () =>
    auth.inside(ctx, async (call) => {
      await holdUntilCommit(call.sql, `second factor ${uid}`);
      const { headers } = await work(call, headersOf(ctx.exchange), uid);
      await dropPending(call.sql, uid);
      const user = await findUser(call.sql, uid);
      if (!user) throw new AppError('UNAUTHORIZED');
      call.tx.afterCommit(() => ctx.identity.known.forget(uid));
      await noteAndTell(ctx, call.tx, uid, action);
      return signedInAnswer(ctx, user, headers);
    }),
  );
}
