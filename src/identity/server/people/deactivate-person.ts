import { queueMail } from '#mail/service.ts';
import { newId } from '#platform/server/ids.ts';
import { setActive } from '../account/set-active.ts';
import type { OperatorCtx } from '../context.ts';
import { accountDeactivatedMail } from '../emails/account-deactivated-mail.tsx';
import { recordAdminEvent } from '../record-event.ts';
import { personSubject, requireOtherPerson } from './person-subject.ts';

type DeactivatePersonInput = { uid: string; reason: string };

/**
 * Deactivates a member and hides their pages; returns whether anything changed. A reason is mailed to the member.
 * Callers check permissions.
 */
export async function deactivatePerson(ctx: OperatorCtx, { uid, reason }: DeactivatePersonInput) {
  requireOtherPerson(ctx.actor, uid);
  return ctx.db.asSystem('manage members as an admin', async (tx) => {
    const user = await setActive(ctx, tx, uid, false);
    if (!user) return false;
    recordAdminEvent(ctx, tx, { action: 'person-deactivated', ...personSubject(uid) });
    if (reason === '') return true;
    const { email: recipient, language, displayName } = user;
    const event = `deactivated ${newId()}`;
    queueMail(ctx, tx, accountDeactivatedMail, { event, recipient, language, data: { displayName, reason } });
    return true;
  });
}
