import { AppError } from '#platform/errors.ts';
import { headersOf, passOn } from '../auth.ts';
import type { IdentityCtx } from '../context.ts';
import { noteSignIn } from '../sessions/note-sign-in.ts';
import { findUser } from '../store.ts';
import { signedInAnswer } from './answer.ts';
import { countRefusals } from './count-refusals.ts';
import { SECOND_FACTORS_FROM } from './limits.ts';

/** Returns the WebAuthn options for signing in with a passkey. A cookie refers to the stored challenge. */
export async function passkeySignInOptions(ctx: IdentityCtx) {
  const { exchange, identity } = ctx;
  const auth = await identity.auth();
  const { response, headers } = await auth.inside(ctx, ({ api }) =>
    api.generatePasskeyAuthenticationOptions({ headers: headersOf(exchange), returnHeaders: true }),
  );
  passOn(exchange, headers);
  return { ...response };
}

/** Signs a member in with a passkey, which needs neither a username nor a second factor. */
export async function signInWithPasskey(ctx: IdentityCtx, { response: proof }: { response: Record<string, unknown> }) {
  const { exchange, identity } = ctx;
  return countRefusals(ctx.limits, SECOND_FACTORS_FROM, exchange.visit.address, async () => {
    const auth = await identity.auth();
    return auth.inside(ctx, async ({ api, tx }) => {
      const { response, headers } = await api.verifyPasskeyAuthentication({
        // The library validates every part of it.
        body: { response: proof as never },
        headers: headersOf(exchange),
        returnHeaders: true,
      });
      const user = await findUser(tx.sql, response.session.userId);
      if (!user) throw new AppError('INTERNAL_SERVER_ERROR');
      await noteSignIn(ctx, tx, user);
      return signedInAnswer(ctx, user, headers);
    });
  });
}
