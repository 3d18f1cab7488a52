import { setAdmin } from '../account/set-admin.ts';
import type { OperatorCtx } from '../context.ts';
import { noteDeed } from '../note-deed.ts';
import { aboutPerson } from './about-person.ts';

type Input = { uid: string };

/** Grants a member the admin role; returns whether anything changed. Callers check permissions. */
export const giveAdmin = (ctx: OperatorCtx, { uid }: Input) => changeAdmin(ctx, uid, true);

/** Revokes the admin role in all sessions of a member; returns whether anything changed. Callers check permissions. */
export const takeAdmin = (ctx: OperatorCtx, { uid }: Input) => changeAdmin(ctx, uid, false);

async function changeAdmin(ctx: OperatorCtx, uid: string, isAdmin: boolean) {
  // The operator can vouch for an address, for example on an instance that can't send email.
  const needsVerified = ctx.actor.kind !== 'operator';
  return ctx.db.asSystem('an admin looks after people', async (tx) => {
    const changed = await setAdmin(ctx, tx, uid, isAdmin, { needsVerified });
    if (changed) noteDeed(ctx, tx, { action: isAdmin ? 'admin-given' : 'admin-taken', ...aboutPerson(uid) });
    return changed !== undefined;
  });
}
