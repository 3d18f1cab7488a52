import { AppError } from '#platform/pure/errors.ts';
import { forwardHeaders, libraryHeaders } from '../auth.ts';
import type { IdentityCtx } from '../context.ts';
import { countRefusals } from '../entrance/count-refusals.ts';
import { SECOND_FACTORS_PER_ADDRESS } from '../limits.ts';
import { findUser } from '../store.ts';
import { recordSignIn } from './record-sign-in.ts';
import { signedInResponse } from './signed-in-response.ts';

/** Returns the WebAuthn options for signing in with a passkey. A cookie refers to the stored challenge. */
export async function passkeySignInOptions(ctx: IdentityCtx) {
  const { exchange, identity } = ctx;
  const auth = await identity.auth();
  const { response, headers } = await auth.inTransaction(ctx, ({ api }) =>
    api.generatePasskeyAuthenticationOptions({ headers: libraryHeaders(exchange), returnHeaders: true }),
  );
  forwardHeaders(exchange, headers);
  return { ...response };
}

/** Signs a member in with a passkey, which needs neither a username nor a second factor. */
export async function signInWithPasskey(
  ctx: IdentityCtx,
  { response: passkeyResponse }: { response: Record<string, unknown> },
) {
  const { exchange, identity } = ctx;
  return countRefusals(ctx.limits, SECOND_FACTORS_PER_ADDRESS, exchange.visit.address, async () => {
    const auth = await identity.auth();
    return auth.inTransaction(ctx, async ({ api, tx }) => {
      const { response, headers } = await api.verifyPasskeyAuthentication({
        // The library validates every part of it.
        body: { response: passkeyResponse as never },
        headers: libraryHeaders(exchange),
        returnHeaders: true,
      });
      const user = await findUser(tx.sql, response.session.userId);
      if (!user) throw new AppError('INTERNAL_SERVER_ERROR');
      await recordSignIn(ctx, tx, user);
      return signedInResponse(ctx, user, headers);
    });
  });
}
