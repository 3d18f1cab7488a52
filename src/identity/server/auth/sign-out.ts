import { forwardHeaders, libraryHeaders } from '../auth.ts';
import type { IdentityCtx } from '../context.ts';
import { recordSecurityEvent } from '../record-event.ts';

/** Ends the session of the request, if there is one. */
export async function signOut(ctx: IdentityCtx) {
  const { actor, exchange, identity } = ctx;
  const auth = await identity.auth();
  const { headers } = await auth.inTransaction(ctx, async ({ api, tx }) => {
    if (actor.kind === 'member') {
      tx.afterCommit(() => identity.sessionCache.forget(actor.uid));
      recordSecurityEvent(ctx, tx, actor.uid, { action: 'signed-out' });
    }
    return api.signOut({ headers: libraryHeaders(exchange), returnHeaders: true });
  });
  forwardHeaders(exchange, headers);
  // Not "storage", which holds unsaved drafts. Not "cookies", which would clear the cookies of every host of the
  // registrable domain, including those of known devices; the session cookie is expired above.
  exchange.response.setHeader('clear-site-data', '"cache"');
  return { status: true as const };
}
