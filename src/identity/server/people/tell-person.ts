import { queueMail } from '#mail/service.ts';
import type { Tx } from '#platform/db/database.ts';
import { newId } from '#platform/ids.ts';
import type { AdminChange } from '../../model/security-changes.ts';
import type { OperatorCtx } from '../context.ts';
import { changedByAdminMail } from '../emails/changed-by-admin-mail.tsx';
import type { StoredUser } from '../store.ts';

/** Mails a member what an admin or the operator has changed in the security of their account. */
export function tellPerson(ctx: OperatorCtx, tx: Tx, { email, language, isActive }: StoredUser, change: AdminChange) {
  // Of an account that nobody can sign in to there is nothing to check.
  if (!isActive) return;
  queueMail(ctx, tx, changedByAdminMail, {
    event: `${change} by an admin ${newId()}`,
    recipient: email,
    language,
    data: { change, at: ctx.clock.now().toISOString() },
  });
}
