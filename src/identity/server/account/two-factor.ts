import { AppError } from '#platform/pure/errors.ts';
import { requireMember } from '../actor/require-member.ts';
import { deletePendingVerifications } from '../actor/store.ts';
import { signedInResponse } from '../auth/signed-in-response.ts';
import { type AuthCall, libraryHeaders } from '../auth.ts';
import type { IdentityCtx } from '../context.ts';
import { withPasswordLimit } from '../step-up/check-password.ts';
import { confirmSession } from '../step-up/confirm-identity.ts';
import { recordAndNotifyOwner } from '../step-up/notify-owner.ts';
import { requireStepUp } from '../step-up/require-step-up.ts';
import { findUser, lockUntilCommit } from '../store.ts';
import { consumeCode, normalizeCode } from '../two-factor/consume-code.ts';

type PasswordInput = { password: string };

/**
 * Starts the setup of two-factor authentication: returns the secret for the app, and the backup codes. The setup takes
 * effect with the app's first code.
 */
export async function enableTwoFactor(ctx: IdentityCtx, body: PasswordInput) {
  const { uid } = requireMember(ctx.actor);
  const auth = await ctx.identity.auth();
  return withPasswordLimit(ctx, uid, () =>
    auth.inTransaction(ctx, async ({ api, sql }) => {
      await lockUntilCommit(sql, `second factor ${uid}`);
      const setUp = await api.enableTwoFactor({
        body: { ...body, method: 'totp' },
        headers: libraryHeaders(ctx.exchange),
      });
      if (setUp.method !== 'totp') throw new AppError('INTERNAL_SERVER_ERROR');
      await confirmSession(ctx, { sql });
      return { totpURI: setUp.totpURI, backupCodes: setUp.backupCodes };
    }),
  );
}

export async function confirmTwoFactor(ctx: IdentityCtx, { code }: { code: string }) {
  await requireStepUp(ctx);
  return changeTwoFactor(ctx, 'two-factor-on', async (call, headers, uid) => {
    const user = await findUser(call.sql, uid);
    if (user?.twoFactorEnabled) throw new AppError('CONFLICT', { text: { word: 'secondFactorAlreadyOn' } });
    const digits = normalizeCode(code);
    const verified = await call.api.verifyTOTP({ body: { code: digits }, headers, returnHeaders: true });
    await consumeCode(call, uid, digits);
    return verified;
  });
}

export const disableTwoFactor = (ctx: IdentityCtx, body: PasswordInput) =>
  changeTwoFactor(ctx, 'two-factor-off', ({ api }, headers) =>
    api.disableTwoFactor({ body, headers, returnHeaders: true }),
  );

/** Replaces the backup codes, which invalidates the old ones. */
export async function renewBackupCodes(ctx: IdentityCtx, body: PasswordInput) {
  const { uid } = requireMember(ctx.actor);
  const auth = await ctx.identity.auth();
  return withPasswordLimit(ctx, uid, () =>
    auth.inTransaction(ctx, async ({ api, sql, tx }) => {
      const { backupCodes } = await api.generateBackupCodes({ body, headers: libraryHeaders(ctx.exchange) });
      await confirmSession(ctx, { sql });
      await recordAndNotifyOwner(ctx, tx, uid, 'backup-codes-renewed');
      return { backupCodes };
    }),
  );
}

type TwoFactorChange = (call: AuthCall, headers: Headers, uid: string) => Promise<{ headers: Headers }>;

/**
 * Turns two-factor authentication on or off. The session continues under a new token, and trusted devices are revoked.
 */
async function changeTwoFactor(ctx: IdentityCtx, action: 'two-factor-on' | 'two-factor-off', work: TwoFactorChange) {
  const { uid } = requireMember(ctx.actor);
  const auth = await ctx.identity.auth();
  return withPasswordLimit(ctx, uid, () =>
    auth.inTransaction(ctx, async (call) => {
      await lockUntilCommit(call.sql, `second factor ${uid}`);
      const { headers } = await work(call, libraryHeaders(ctx.exchange), uid);
      await deletePendingVerifications(call.sql, uid);
      const user = await findUser(call.sql, uid);
      if (!user) throw new AppError('UNAUTHORIZED');
      call.tx.afterCommit(() => ctx.identity.sessionCache.forget(uid));
      await recordAndNotifyOwner(ctx, call.tx, uid, action);
      return signedInResponse(ctx, user, headers);
    }),
  );
}
