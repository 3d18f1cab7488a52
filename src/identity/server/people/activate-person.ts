import { setActive } from '../account/set-active.ts';
import type { IdentityCtx } from '../context.ts';
import { noteDeed } from '../note-deed.ts';
import { aboutPerson } from './about-person.ts';

/** Lets a member in again; their pages are there again too. Who may is for the caller to have checked. */
export async function activatePerson(ctx: IdentityCtx, { uid }: { uid: string }) {
  await ctx.db.asSystem('an admin looks after people', async (tx) => {
    const changed = await setActive(ctx, tx, uid, true);
    if (changed) noteDeed(ctx, tx, { action: 'person-activated', ...aboutPerson(uid) });
  });
}
