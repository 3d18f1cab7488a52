import { setAdmin } from '../account/set-admin.ts';
import type { OperatorCtx } from '../context.ts';
import { noteDeed } from '../note-deed.ts';
import { aboutPerson } from './about-person.ts';

type Input = { uid: string };

/** Makes a member an admin; returns whether they were none before. Callers have checked who asks. */
export const giveAdmin = (ctx: OperatorCtx, { uid }: Input) => changeAdmin(ctx, uid, true);

/** Makes an admin a member like any other, wherever they are signed in; returns whether they were one before. */
export const takeAdmin = (ctx: OperatorCtx, { uid }: Input) => changeAdmin(ctx, uid, false);

async function changeAdmin(ctx: OperatorCtx, uid: string, isAdmin: boolean) {
  // Whoever has the server can vouch for an address, say of an instance that can't send mail.
  const needsVerified = ctx.actor.kind !== 'operator';
  return ctx.db.asSystem('an admin looks after people', async (tx) => {
    const changed = await setAdmin(ctx, tx, uid, isAdmin, { needsVerified });
    if (changed) noteDeed(ctx, tx, { action: isAdmin ? 'admin-given' : 'admin-taken', ...aboutPerson(uid) });
    return changed !== undefined;
  });
}
