import { AppError } from '#platform/pure/errors.ts';
import { forwardHeaders, libraryHeaders } from '../auth.ts';
import type { IdentityCtx } from '../context.ts';
import { CODE_ATTEMPTS, CODE_ATTEMPTS_PER_ADDRESS } from '../limits.ts';
import { recordSecurityEvent } from '../record-event.ts';
import { findUser } from '../store.ts';
import { toUserDocument } from '../to-user-document.ts';
import { markAddressVerified } from './mark-address-verified.ts';
import { recordSignIn } from './record-sign-in.ts';
import { deleteRegistrationToken, requireOwnRegistration, wrongCodeError } from './registration-cookie.ts';
import { sessionTokenOf } from './signed-in-response.ts';

/** Verifies an address with the mailed code. */
export async function verifyEmail(ctx: IdentityCtx, { email, otp }: { email: string; otp: string }) {
  const { limits, exchange, identity, settings } = ctx;
  await limits.count(CODE_ATTEMPTS_PER_ADDRESS, exchange.visit.address);
  await limits.count(CODE_ATTEMPTS, email);
  const auth = await identity.auth();
  const verified = auth.inTransaction(ctx, async ({ tx, api }) => {
    const existing = await findUser(tx.sql, { email });
    if (settings.HIDE_ACCOUNTS) await requireOwnRegistration(ctx, tx.sql, existing);
    const { headers } = await api.verifyEmailOTP({
      body: { email, otp },
      headers: libraryHeaders(exchange),
      returnHeaders: true,
    });
    const user = existing && (existing.emailVerified ? existing : await markAddressVerified(ctx, tx, existing));
    if (user) await deleteRegistrationToken(tx.sql, user.id);
    else throw new AppError('INTERNAL_SERVER_ERROR');
    if (!existing?.emailVerified) recordSecurityEvent(ctx, tx, user.id, { action: 'address-proven' });
    if (sessionTokenOf(headers)) await recordSignIn(ctx, tx, user);
    forwardHeaders(exchange, headers);
    return { status: true as const, token: sessionTokenOf(headers) ?? null, user: toUserDocument(user) };
  });
  return settings.HIDE_ACCOUNTS ? verified.catch(hideCodeErrors) : verified;
}

/**
 * Reports every code error as a wrong code, if accounts are hidden: an expired code would reveal that one was mailed.
 */
function hideCodeErrors(error: unknown): never {
  if (!(error instanceof AppError) || !error.details.fields?.some(({ path }) => path === 'otp')) throw error;
  throw wrongCodeError();
}
