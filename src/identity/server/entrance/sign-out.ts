import { headersOf, passOn } from '../auth.ts';
import type { IdentityCtx } from '../context.ts';

/** Ends the session that asks for it, if there is one. */
export async function signOut({ actor, exchange, identity }: IdentityCtx) {
  const auth = await identity.auth();
  const { headers } = await auth.inside(async ({ api, tx }) => {
    if (actor.kind === 'member') tx.afterCommit(() => identity.known.forget(actor.uid));
    return api.signOut({ headers: headersOf(exchange), returnHeaders: true });
  });
  passOn(exchange, headers);
  return { status: true as const };
}
