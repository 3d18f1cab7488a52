import { forgetRecipient, queueMail } from '#mail/service.ts';
import type { Tx } from '#platform/db/database.ts';
import type { IdentityKernel } from '../context.ts';
import { accountDeletedMail } from '../emails/account-deleted-mail.tsx';
import { requireAnAdmin } from '../people/last-admin.ts';
import { dropPending } from '../sessions/store.ts';
import { removeUser, type StoredUser } from '../store.ts';

/** Takes an account away with all that belongs to it, never that of the last admin. Whoever calls holds the admins. */
export async function removeAccount(ctx: IdentityKernel, tx: Tx, user: StoredUser) {
  const { sql } = tx;
  const { id, email, language, displayName } = user;
  await dropPending(sql, id);
  await removeUser(sql, id);
  if (user.isAdmin && user.isActive) await requireAnAdmin(sql);
  await forgetRecipient(sql, email);
  ctx.pages.dropWith(tx, id);
  tx.afterCommit(() => ctx.identity.known.forget(id));
  queueMail(ctx, tx, accountDeletedMail, {
    event: `deleted ${id}`,
    recipient: email,
    language,
    data: { displayName },
  });
}
