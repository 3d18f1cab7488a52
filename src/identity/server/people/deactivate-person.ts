import { queueMail } from '#mail/service.ts';
import { newId } from '#platform/ids.ts';
import { setActive } from '../account/set-active.ts';
import type { IdentityCtx } from '../context.ts';
import { accountDeactivatedMail } from '../emails/account-deactivated-mail.tsx';
import { noteDeed } from '../note-deed.ts';
import { aboutPerson, requireAnother } from './about-person.ts';

type Input = { uid: string; reason: string };

/** Shuts a member out, and their pages with them. A reason is mailed to them. Who may is for the caller to have checked. */
export async function deactivatePerson(ctx: IdentityCtx, { uid, reason }: Input) {
  requireAnother(ctx.actor, uid);
  await ctx.db.asSystem('an admin looks after people', async (tx) => {
    const user = await setActive(ctx, tx, uid, false);
    if (!user) return;
    noteDeed(ctx, tx, { action: 'person-deactivated', ...aboutPerson(uid) });
    if (reason === '') return;
    const { email: recipient, language, displayName } = user;
    const event = `deactivated ${newId()}`;
    queueMail(ctx, tx, accountDeactivatedMail, { event, recipient, language, data: { displayName, reason } });
  });
}
