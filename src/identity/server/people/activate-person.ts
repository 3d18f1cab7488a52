import { setActive } from '../account/set-active.ts';
import type { OperatorCtx } from '../context.ts';
import { noteDeed } from '../note-deed.ts';
import { aboutPerson } from './about-person.ts';

/**
 * Reactivates a member, whose pages become visible again; returns whether anything changed. Callers check permissions.
 */
export async function activatePerson(ctx: OperatorCtx, { uid }: { uid: string }) {
  return ctx.db.asSystem('an admin looks after people', async (tx) => {
    const changed = await setActive(ctx, tx, uid, true);
    if (changed) noteDeed(ctx, tx, { action: 'person-activated', ...aboutPerson(uid) });
    return changed !== undefined;
  });
}
