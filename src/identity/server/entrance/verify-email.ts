import { AppError } from '#platform/errors.ts';
import { headersOf, passOn } from '../auth.ts';
import type { IdentityCtx } from '../context.ts';
import { noteSafety } from '../note-deed.ts';
import { noteSignIn } from '../sessions/note-sign-in.ts';
import { findUser } from '../store.ts';
import { asDocument } from '../user-document.ts';
import { addressProven } from './address-proven.ts';
import { newToken } from './answer.ts';
import { CODE_TRIES, CODE_TRIES_FROM } from './limits.ts';
import { dropMark, requireOwnRegistration, wrongCode } from './registration-mark.ts';

/** Verifies an address with the mailed code. */
export async function verifyEmail(ctx: IdentityCtx, { email, otp }: { email: string; otp: string }) {
  const { limits, exchange, identity, settings } = ctx;
  await limits.count(CODE_TRIES_FROM, exchange.visit.address);
  await limits.count(CODE_TRIES, email);
  const auth = await identity.auth();
  const verified = auth.inside(ctx, async ({ tx, api }) => {
    const before = await findUser(tx.sql, { email });
    if (settings.HIDE_ACCOUNTS) await requireOwnRegistration(ctx, tx.sql, before);
    const { headers } = await api.verifyEmailOTP({
      body: { email, otp },
      headers: headersOf(exchange),
      returnHeaders: true,
    });
    const user = before && (before.emailVerified ? before : await addressProven(ctx, tx, before));
    if (user) await dropMark(tx.sql, user.id);
    else throw new AppError('INTERNAL_SERVER_ERROR');
    if (!before?.emailVerified) noteSafety(ctx, tx, user.id, { action: 'address-proven' });
    if (newToken(headers)) await noteSignIn(ctx, tx, user);
    passOn(exchange, headers);
    return { status: true as const, token: newToken(headers) ?? null, user: asDocument(user) };
  });
  return settings.HIDE_ACCOUNTS ? verified.catch(sayingNoMore) : verified;
}

/**
 * Reports every code error as a wrong code, if accounts are hidden: an expired code would reveal that one was mailed.
 */
function sayingNoMore(error: unknown): never {
  if (!(error instanceof AppError) || !error.details.fields?.some(({ path }) => path === 'otp')) throw error;
  throw wrongCode();
}
