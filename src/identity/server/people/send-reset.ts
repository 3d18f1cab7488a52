import { AppError } from '#platform/errors.ts';
import type { IdentityCtx } from '../context.ts';
import { mailResetLink } from '../entrance/reset-password.ts';
import { noteDeed } from '../note-deed.ts';
import { findUser } from '../store.ts';
import { aboutPerson } from './about-person.ts';

/** Mails a member the link that they could have asked for themselves. Who may is for the caller to have checked. */
export async function sendReset(ctx: IdentityCtx, { uid }: { uid: string }) {
  await ctx.db.asSystem('an admin looks after people', async (tx) => {
    const user = await findUser(tx.sql, uid);
    if (!user) throw new AppError('NOT_FOUND');
    if (!user.isActive) throw new AppError('CONFLICT', { text: { word: 'personDeactivated' } });
    await ctx.jobs.enqueue(tx, mailResetLink, { email: user.email });
    noteDeed(ctx, tx, { action: 'reset-sent', ...aboutPerson(uid) });
  });
}
