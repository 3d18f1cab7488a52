import { queueMail } from '#mail/service.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { derivedToken } from '#platform/server/ids.ts';
import type { Job } from '#platform/server/jobs.ts';
import { deleteUnverifiedAccess } from '../actor/store.ts';
import { markAddressVerified } from '../auth/mark-address-verified.ts';
import { tryCreatePasswordToken } from '../auth/password-token.ts';
import { requireStrongPassword } from '../auth/require-strong-password.ts';
import { resetWrongPasswords } from '../auth/wrong-passwords.ts';
import { libraryHeaders } from '../auth.ts';
import type { IdentityCtx, IdentityKernel } from '../context.ts';
import { passwordResetMail } from '../emails/password-reset-mail.tsx';
import { RESETS_PER_ACCOUNT, RESETS_PER_ADDRESS } from '../limits.ts';
import { recordSecurityEvent } from '../record-event.ts';
import { findUser, type StoredUser } from '../store.ts';
import { handlePasswordChange } from './handle-password-change.ts';

export const mailResetLink: Job<{ email: string }> = {
  name: 'mail-reset-link',
  retryLimit: 5,
  retryDelay: 5,
  expireIn: 60,
  blankData: true,
};

/**
 * Requests a password reset link. A job looks up later whether there is an account, so that this request is the same
 * for every address.
 */
export async function requestReset({ db, jobs, limits, exchange }: IdentityCtx, { email }: { email: string }) {
  await limits.count(RESETS_PER_ADDRESS, exchange.visit.address);
  await db.asSystem('reset the password of a signed-out member', async (tx) =>
    jobs.enqueue(tx, mailResetLink, { email }),
  );
  return { status: true as const };
}

/** Mails the reset link if the address has an active account; the handler of the job `mail-reset-link`. */
export async function sendResetLink(ctx: IdentityKernel, { email }: { email: string }) {
  const { db, limits, identity } = ctx;
  const user = await db.asSystem('reset the password of a signed-out member', ({ sql }) => findUser(sql, { email }));
  if (!user?.isActive) return;
  if (!(await limits.tryCount(RESETS_PER_ACCOUNT, email))) return;
  const auth = await identity.auth();
  await auth.inTransaction({ exchange: undefined }, async (call) => {
    const token = await tryCreatePasswordToken(call, email);
    if (token !== undefined) queueResetMail(ctx, call.tx, user, token);
  });
}

/** Queues the email with the link that sets a new password by this token. */
export function queueResetMail(
  ctx: Pick<IdentityKernel, 'jobs' | 'secret'>,
  tx: Tx,
  { email, language }: Pick<StoredUser, 'email' | 'language'>,
  token: string,
) {
  queueMail(ctx, tx, passwordResetMail, {
    event: `reset ${derivedToken(ctx.secret, token)}`,
    recipient: email,
    language,
    data: { token },
  });
}

/** Sets a new password by the token of a mailed link. The token works once, and all sessions end. */
export async function resetPassword(ctx: IdentityCtx, input: { token: string; newPassword: string }) {
  const { limits, exchange, identity } = ctx;
  await limits.count(RESETS_PER_ADDRESS, exchange.visit.address);
  await requireStrongPassword(input.newPassword, 'newPassword');
  const auth = await identity.auth();
  await auth.inTransaction({ exchange: undefined }, async ({ tx, api, scope }) => {
    await api.resetPassword({ body: input, headers: libraryHeaders(exchange) });
    const user = scope.resetFor === undefined ? undefined : await findUser(tx.sql, scope.resetFor);
    if (!user) return;
    await handlePasswordChange(ctx, tx, user, { notifies: !scope.isFirstPassword });
    recordSecurityEvent(ctx, tx, user.id, { action: 'password-reset' });
    await resetWrongPasswords(ctx, user.email);
    if (user.emailVerified) return;
    // The link came by email, which verifies the address. Access set up before that may be an attacker's.
    await deleteUnverifiedAccess(tx.sql, user.id);
    await markAddressVerified(ctx, tx, user);
    recordSecurityEvent(ctx, tx, user.id, { action: 'address-proven' });
  });
  return { status: true as const };
}
