import { AppError } from '#platform/errors.ts';
import { requireMember } from '../actor/require-member.ts';
import type { IdentityCtx } from '../context.ts';
import { removeSessions } from './store.ts';

/** Signs one of the member's devices out. */
export async function endSession({ actor, db, identity }: IdentityCtx, { id }: { id: string }) {
  const { uid } = requireMember(actor);
  const ended = await db.asMember(uid, async (tx) => {
    tx.afterCommit(() => identity.known.forget(uid));
    return removeSessions(tx.sql, uid, { id });
  });
  if (ended === 0) throw new AppError('NOT_FOUND');
  return { status: true as const };
}

/** Signs every device out but the one that asks. */
export async function endOtherSessions({ actor, db, identity }: IdentityCtx) {
  const { uid, sessionId } = requireMember(actor);
  await db.asMember(uid, async (tx) => {
    tx.afterCommit(() => identity.known.forget(uid));
    await removeSessions(tx.sql, uid, { except: sessionId });
  });
  return { status: true as const };
}
