import { setActive } from '../account/set-active.ts';
import type { OperatorCtx } from '../context.ts';
import { recordAdminEvent } from '../record-event.ts';
import { personSubject } from './person-subject.ts';

/**
 * Activates a deactivated member, whose pages become visible again; returns whether anything changed. Throws if there is
 * no such member. Callers check permissions.
 */
export async function activatePerson(ctx: OperatorCtx, { uid }: { uid: string }) {
  return ctx.db.asSystem('manage members as an admin', async (tx) => {
    const changed = await setActive(ctx, tx, uid, true);
    if (!changed) return false;
    recordAdminEvent(ctx, tx, { action: 'person-activated', ...personSubject(uid) });
    return true;
  });
}
