import { AppError } from '#platform/errors.ts';
import { cookiePrefix } from '../actor/session-token.ts';
import { type AuthCall, headersOf } from '../auth.ts';
import type { IdentityCtx } from '../context.ts';
import { noteSignIn } from '../sessions/note-sign-in.ts';
import { findUser, holdUntilCommit } from '../store.ts';
import { plainCode, spendCode } from '../two-factor/spend-code.ts';
import { signedInAnswer } from './answer.ts';
import { countRefusals } from './count-refusals.ts';
import { SECOND_FACTORS_FROM } from './limits.ts';

/** Completes a sign-in with the code of an authenticator app. */
export const signInWithCode = (ctx: IdentityCtx, body: { code: string; trustDevice: boolean }) =>
  finish(ctx, async (call, headers) => {
    const code = plainCode(body.code);
    const verified = await call.api.verifyTOTP({ body: { ...body, code }, headers, returnHeaders: true });
    if (verified.response.user) await spendCode(call, verified.response.user.id, code);
    return verified;
  });

/** Completes a sign-in with a backup code, which can't be used again. */
export const signInWithBackupCode = (ctx: IdentityCtx, { code }: { code: string }) =>
  finish(ctx, async ({ api, sql }, headers) => {
    // Without the lock, the library would accept one code in two concurrent requests.
    await holdUntilCommit(sql, 'backup codes');
    return api.verifyBackupCode({ body: { code: code.trim() }, headers, returnHeaders: true });
  });

type Verified = { response: { user?: { id: string } | undefined }; headers: Headers };

async function finish(ctx: IdentityCtx, verify: (call: AuthCall, headers: Headers) => Promise<Verified>) {
  const { exchange, identity } = ctx;
  return countRefusals(ctx.limits, SECOND_FACTORS_FROM, exchange.visit.address, async () => {
    const auth = await identity.auth();
    return auth.inside(ctx, async (call) => {
      const { response, headers } = await verify(call, withoutSession(headersOf(exchange), ctx));
      const user = response.user && (await findUser(call.sql, response.user.id));
      if (!user) throw new AppError('INTERNAL_SERVER_ERROR');
      await noteSignIn(ctx, call.tx, user);
      return signedInAnswer(ctx, user, headers);
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
