import { AppError } from '#platform/pure/errors.ts';
import { requireMember } from '../actor/require-member.ts';
import { removeSessions } from '../actor/store.ts';
import type { IdentityCtx } from '../context.ts';
import { recordSecurityEvent } from '../record-event.ts';

/** Ends one of the member's sessions. */
export async function endSession(ctx: IdentityCtx, { id }: { id: string }) {
  const { actor, db, identity } = ctx;
  const { uid } = requireMember(actor);
  await db.asMember(uid, async (tx) => {
    tx.afterCommit(() => identity.sessionCache.forget(uid));
    const ended = await removeSessions(tx.sql, uid, { id });
    if (ended === 0) throw new AppError('NOT_FOUND');
    recordSecurityEvent(ctx, tx, uid, { action: 'session-ended' });
  });
  return { status: true as const };
}

/** Ends all of the member's sessions except the current one. */
export async function endOtherSessions(ctx: IdentityCtx) {
  const { actor, db, identity } = ctx;
  const { uid, sessionId } = requireMember(actor);
  await db.asMember(uid, async (tx) => {
    tx.afterCommit(() => identity.sessionCache.forget(uid));
    await removeSessions(tx.sql, uid, { except: sessionId });
    recordSecurityEvent(ctx, tx, uid, { action: 'other-sessions-ended' });
  });
  return { status: true as const };
}
