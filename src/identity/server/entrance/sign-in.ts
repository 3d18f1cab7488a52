import { AppError } from '#platform/errors.ts';
import { derivedToken } from '#platform/ids.ts';
import { foldUsername } from '../../model/username.ts';
import { type AuthCall, headersOf, passOn, refusedBy } from '../auth.ts';
import type { IdentityCtx } from '../context.ts';
import { renewHash } from '../passwords/renew-hash.ts';
import { noteSignIn } from '../sessions/note-sign-in.ts';
import { findUser } from '../store.ts';
import { newToken, signedInAnswer } from './answer.ts';
import { noteFailedSignIn } from './note-failed-sign-in.ts';
import { countSignIn } from './wrong-passwords.ts';

type Input = ({ email: string } | { username: string }) & { password: string };

/**
 * Signs a member in, or asks for the second factor. Nothing tells whether there is such an account: not the answer, not
 * its time, not when tries run out.
 */
export async function signIn(ctx: IdentityCtx, input: Input) {
  const { exchange, identity } = ctx;
  const auth = await identity.auth();
  return auth.inside(ctx, async (call) => {
    const email = await emailOf(ctx, call, input);
    const attempt = await countSignIn(ctx, email);
    const { api, tx } = call;
    const { response, headers } = await api
      .signInEmail({ body: { email, password: input.password }, headers: headersOf(exchange), returnHeaders: true })
      .catch(async (error: unknown) => {
        if (refusedBy(error)?.code === 'UNAUTHORIZED') {
          await attempt.wrong();
          noteFailedSignIn(ctx, email);
        } else {
          // The database may be what failed: then the count stays, and the first error is the one to report.
          await attempt.undo().catch(() => {});
        }
        throw error;
      });
    await attempt.right();
    const user = await findUser(tx.sql, { email });
    if (!user) throw new AppError('INTERNAL_SERVER_ERROR');
    await renewHash(tx.sql, user.id, input.password);

    if ('twoFactorRedirect' in response || newToken(headers) === undefined) {
      // It names the session that the right password began, and that ended with the question for the second factor.
      headers.delete('set-auth-token');
      passOn(exchange, headers);
      return { token: null, user: null, twoFactorRedirect: true };
    }
    await noteSignIn(ctx, tx, user);
    return { ...signedInAnswer(ctx, user, headers), twoFactorRedirect: false };
  });
}

/** What no name is made of, the database need not be asked for, nor could it always hold it. */
const NAME = /^[a-z0-9-]+$/;

/** For a name that nobody has, an address that nobody can have. */
async function emailOf({ secret }: IdentityCtx, { sql }: AuthCall, input: Input) {
  if ('email' in input) return input.email;
  const username = foldUsername(input.username);
  const user = NAME.test(username) ? await findUser(sql, { username }) : undefined;
  return user?.email ?? `${derivedToken(secret, `nobody ${username}`)}@nobody.invalid`;
}
