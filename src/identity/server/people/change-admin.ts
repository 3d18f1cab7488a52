import { setAdmin } from '../account/set-admin.ts';
import type { IdentityCtx } from '../context.ts';
import { noteDeed } from '../note-deed.ts';
import { aboutPerson } from './about-person.ts';

type Input = { uid: string };

/** Makes a member an admin. Who may is for the caller to have checked. */
export const giveAdmin = (ctx: IdentityCtx, { uid }: Input) => changeAdmin(ctx, uid, true);

/** Makes an admin a member like any other; at once, wherever they are signed in. */
export const takeAdmin = (ctx: IdentityCtx, { uid }: Input) => changeAdmin(ctx, uid, false);

async function changeAdmin(ctx: IdentityCtx, uid: string, isAdmin: boolean) {
  await ctx.db.asSystem('an admin looks after people', async (tx) => {
    const changed = await setAdmin(ctx, tx, uid, isAdmin);
    if (changed) noteDeed(ctx, tx, { action: isAdmin ? 'admin-given' : 'admin-taken', ...aboutPerson(uid) });
  });
}
