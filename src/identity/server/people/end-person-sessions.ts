import { AppError } from '#platform/errors.ts';
import type { IdentityCtx } from '../context.ts';
import { noteDeed } from '../note-deed.ts';
import { removeSessions } from '../sessions/store.ts';
import { findUser } from '../store.ts';
import { aboutPerson } from './about-person.ts';

/** Signs a member out at once, wherever they are signed in. Who may is for the caller to have checked. */
export async function endPersonSessions({ identity, ...ctx }: IdentityCtx, { uid }: { uid: string }) {
  await ctx.db.asSystem('an admin looks after people', async (tx) => {
    if (!(await findUser(tx.sql, uid))) throw new AppError('NOT_FOUND');
    const ended = await removeSessions(tx.sql, uid);
    tx.afterCommit(() => identity.known.forget(uid));
    noteDeed(ctx, tx, { action: 'sessions-ended', ...aboutPerson(uid), details: { count: ended } });
  });
}
