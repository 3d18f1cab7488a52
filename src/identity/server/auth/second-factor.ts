import { AppError } from '#platform/pure/errors.ts';
import { cookiePrefix } from '../actor/session-token.ts';
import { type AuthCall, libraryHeaders } from '../auth.ts';
import type { IdentityCtx } from '../context.ts';
import { countRefusals } from '../entrance/count-refusals.ts';
import { SECOND_FACTORS_PER_ADDRESS } from '../limits.ts';
import { findUser, lockUntilCommit } from '../store.ts';
import { consumeCode, normalizeCode } from '../two-factor/consume-code.ts';
import { recordSignIn } from './record-sign-in.ts';
import { signedInResponse } from './signed-in-response.ts';

/** Completes a sign-in with the code of an authenticator app. */
export const signInWithCode = (ctx: IdentityCtx, body: { code: string; trustDevice: boolean }) =>
  completeSignIn(ctx, async (call, headers) => {
    const code = normalizeCode(body.code);
    const verified = await call.api.verifyTOTP({ body: { ...body, code }, headers, returnHeaders: true });
    if (verified.response.user) await consumeCode(call, verified.response.user.id, code);
    return verified;
  });

/** Completes a sign-in with a backup code, which can't be used again. */
export const signInWithBackupCode = (ctx: IdentityCtx, { code }: { code: string }) =>
  completeSignIn(ctx, async ({ api, sql }, headers) => {
    // Without the lock, the library would accept one code in two concurrent requests.
    await lockUntilCommit(sql, 'backup codes');
    return api.verifyBackupCode({ body: { code: code.trim() }, headers, returnHeaders: true });
  });

type VerificationResult = { response: { user?: { id: string } | undefined }; headers: Headers };

async function completeSignIn(
  ctx: IdentityCtx,
  verify: (call: AuthCall, headers: Headers) => Promise<VerificationResult>,
) {
  const { exchange, identity } = ctx;
  return countRefusals(ctx.limits, SECOND_FACTORS_PER_ADDRESS, exchange.visit.address, async () => {
    const auth = await identity.auth();
    return auth.inTransaction(ctx, async (call) => {
      const { response, headers } = await verify(call, withoutSession(libraryHeaders(exchange), ctx));
      const user = response.user && (await findUser(call.sql, response.user.id));
      if (!user) throw new AppError('INTERNAL_SERVER_ERROR');
      await recordSignIn(ctx, call.tx, user);
      return signedInResponse(ctx, user, headers);
    });
  });
}

/**
 * Removes the session from the headers. With a session, the library would verify the code for that session instead, and
 * not count wrong attempts.
 */
function withoutSession(headers: Headers, { settings }: Pick<IdentityCtx, 'settings'>) {
  headers.delete('authorization');
  const cookies = headers.get('cookie')?.split(';') ?? [];
  headers.set(
    'cookie',
    cookies.filter((cookie) => !cookie.includes(`${cookiePrefix(settings)}.session_token=`)).join(';'),
  );
  return headers;
}
