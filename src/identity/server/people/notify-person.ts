import { queueMail } from '#mail/service.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { newId } from '#platform/server/ids.ts';
import type { AdminChange } from '../../model/security-changes.ts';
import type { OperatorCtx } from '../context.ts';
import { changedByAdminMail } from '../emails/changed-by-admin-mail.tsx';
import type { StoredUser } from '../store.ts';

/** Notifies a member that an admin or the operator has changed the security of their account. */
export function notifyPerson(ctx: OperatorCtx, tx: Tx, { email, language, isActive }: StoredUser, change: AdminChange) {
  // A deactivated account can't be signed in to, so there is nothing to check.
  if (!isActive) return;
  queueMail(ctx, tx, changedByAdminMail, {
    event: `${change} by an admin ${newId()}`,
    recipient: email,
    language,
    data: { change, at: ctx.clock.now().toISOString() },
  });
}
