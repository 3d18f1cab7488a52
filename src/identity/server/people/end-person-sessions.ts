import { AppError } from '#platform/pure/errors.ts';
import { removeSessions } from '../actor/store.ts';
import type { OperatorCtx } from '../context.ts';
import { recordAdminEvent } from '../record-event.ts';
import { findUser } from '../store.ts';
import { notifyPerson } from './notify-person.ts';
import { personSubject } from './person-subject.ts';

/** Ends all sessions of a member; returns whether there were any. Callers check permissions. */
export async function endPersonSessions(ctx: OperatorCtx, { uid }: { uid: string }) {
  return ctx.db.asSystem('manage members as an admin', async (tx) => {
    const user = await findUser(tx.sql, uid);
    if (!user) throw new AppError('NOT_FOUND');
    const ended = await removeSessions(tx.sql, uid);
    if (ended === 0) return false;
    tx.afterCommit(() => ctx.identity.sessionCache.forget(uid));
    recordAdminEvent(ctx, tx, { action: 'sessions-ended', ...personSubject(uid), details: { count: ended } });
    notifyPerson(ctx, tx, user, 'sessions-ended');
    return true;
  });
}
