import { headersOf, passOn } from '../auth.ts';
import type { IdentityCtx } from '../context.ts';
import { noteSafety } from '../note-deed.ts';

/** Ends the session of the request, if there is one. */
export async function signOut(ctx: IdentityCtx) {
  const { actor, exchange, identity } = ctx;
  const auth = await identity.auth();
  const { headers } = await auth.inside(ctx, async ({ api, tx }) => {
    if (actor.kind === 'member') {
      tx.afterCommit(() => identity.known.forget(actor.uid));
      noteSafety(ctx, tx, actor.uid, { action: 'signed-out' });
    }
    return api.signOut({ headers: headersOf(exchange), returnHeaders: true });
  });
  passOn(exchange, headers);
  // Not "storage", which holds unsaved drafts. Not "cookies", which would clear the cookies of every host of the
  // registrable domain, including those of known devices; the session cookie is expired above.
  exchange.response.setHeader('clear-site-data', '"cache"');
  return { status: true as const };
}
