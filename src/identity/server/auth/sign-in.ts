import { AppError } from '#platform/pure/errors.ts';
import { derivedToken } from '#platform/server/ids.ts';
import { foldUsername } from '../../model/username.ts';
import { type AuthCall, clientErrorOf, forwardHeaders, libraryHeaders } from '../auth.ts';
import type { IdentityCtx } from '../context.ts';
import { renewHash } from '../passwords/renew-hash.ts';
import { originOf } from '../record-event.ts';
import { findUser, recordFailedAttempt } from '../store.ts';
import { recordSignIn } from './record-sign-in.ts';
import { sessionTokenOf, signedInResponse } from './signed-in-response.ts';
import { countSignIn } from './wrong-passwords.ts';

type SignInInput = ({ email: string } | { username: string }) & { password: string };

/**
 * Signs a member in, or asks for the second factor. Neither the response, nor its time, nor the rate limit reveals
 * whether the account exists.
 */
export async function signIn(ctx: IdentityCtx, input: SignInInput) {
  const { exchange, identity } = ctx;
  const auth = await identity.auth();
  return auth.inTransaction(ctx, async (call) => {
    const email = await emailOf(ctx, call, input);
    const attempt = await countSignIn(ctx, email);
    const { api, tx } = call;
    const { response, headers } = await api
      .signInEmail({
        body: { email, password: input.password },
        headers: libraryHeaders(exchange),
        returnHeaders: true,
      })
      .catch(async (error: unknown) => {
        if (clientErrorOf(error)?.code === 'UNAUTHORIZED') {
          await attempt.recordFailure();
          recordFailedSignIn(ctx, email);
        } else {
          // If the database is what failed, the attempt stays counted, and the first error is the one to report.
          await attempt.undo().catch(() => {});
        }
        throw error;
      });
    await attempt.recordSuccess();
    const user = await findUser(tx.sql, { email });
    if (!user) throw new AppError('INTERNAL_SERVER_ERROR');
    await renewHash(tx.sql, user.id, input.password);

    if ('twoFactorRedirect' in response || sessionTokenOf(headers) === undefined) {
      // This token belongs to a session that ended when the second factor was requested.
      headers.delete('set-auth-token');
      forwardHeaders(exchange, headers);
      return { token: null, user: null, twoFactorRedirect: true };
    }
    await recordSignIn(ctx, tx, user);
    return { ...signedInResponse(ctx, user, headers), twoFactorRedirect: false };
  });
}

/**
 * Names with other characters can't exist, and the database could not store some of them, so they are not looked up.
 */
const USERNAME_PATTERN = /^[a-z0-9-]+$/;

/** Returns the email address of a username; for an unknown username, an address that can't exist. */
async function emailOf({ secret }: IdentityCtx, { sql }: AuthCall, input: SignInInput) {
  if ('email' in input) return input.email;
  const username = foldUsername(input.username);
  const user = USERNAME_PATTERN.test(username) ? await findUser(sql, { username }) : undefined;
  return user?.email ?? `${derivedToken(secret, `nobody ${username}`)}@nobody.invalid`;
}

/**
 * Records a wrong password for the member with this address. Not awaited, and the same statement runs if there is no
 * such member, so that neither the response nor its time reveals it.
 */
function recordFailedSignIn({ db, exchange, log }: IdentityCtx, email: string) {
  const recording = db.readAsSystem('record a failed sign-in of a visitor', ({ sql }) =>
    recordFailedAttempt(sql, email, originOf(exchange)),
  );
  recording.catch((error: unknown) => log.warn({ err: error }, 'could not record a failed sign-in'));
}
