import { queueMail } from '#mail/service.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { newId } from '#platform/server/ids.ts';
import { deletePendingVerifications } from '../actor/store.ts';
import type { IdentityKernel } from '../context.ts';
import { passwordChangedMail } from '../emails/password-changed-mail.tsx';
import type { StoredUser } from '../store.ts';

/**
 * Invalidates reset links, trusted devices and pending sign-ins after a password change, and notifies the member by
 * email unless `notifies` is false, as for the first password of an account that an admin created.
 */
export async function handlePasswordChange(
  ctx: IdentityKernel,
  tx: Tx,
  { id, email, language }: StoredUser,
  { notifies = true } = {},
) {
  await deletePendingVerifications(tx.sql, id);
  tx.afterCommit(() => ctx.identity.sessionCache.forget(id));
  if (!notifies) return;
  queueMail(ctx, tx, passwordChangedMail, {
    event: `password ${newId()}`,
    recipient: email,
    language,
    data: { at: ctx.clock.now().toISOString() },
  });
}
