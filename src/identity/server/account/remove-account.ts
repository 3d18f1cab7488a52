import { queueMail, removeMailOf } from '#mail/service.ts';
import type { Tx } from '#platform/server/db/database.ts';
import type { Kernel } from '#platform/server/kernel.ts';
import type { SessionCache } from '../actor/session-cache.ts';
import type { Identity } from '../context.ts';
import { accountDeletedMail } from '../emails/account-deleted-mail.tsx';
import { removeInvitationsOf } from '../invitations/store.ts';
import { deleteVerifications, removeUser, type StoredUser } from '../store.ts';
import { requireRemainingAdmin } from './last-admin.ts';

type Ctx = Pick<Kernel, 'jobs'> & {
  pages: Pick<Kernel['pages'], 'invalidate'>;
  identity: Pick<Identity, 'memberDataModules'> & { sessionCache: Pick<SessionCache, 'forget'> };
};

/**
 * Deletes an account and all of its data, and notifies the member unless `notify` is false. Refuses to delete the last
 * admin; callers must hold the lock of `lockAdmins`.
 */
export async function removeAccount(ctx: Ctx, tx: Tx, user: StoredUser, { notify = true } = {}) {
  const { sql } = tx;
  const { id, email, language, displayName } = user;
  await deleteVerifications(sql, { uid: id, email });
  await removeInvitationsOf(sql, { uid: id, email });
  await removeUser(sql, id);
  if (user.isAdmin && user.isActive) await requireRemainingAdmin(sql);
  await removeMailOf(sql, { uid: id, email });
  for (const memberData of ctx.identity.memberDataModules) await memberData.deleteMentions?.(tx, { uid: id, email });
  ctx.pages.invalidate(tx, id);
  tx.afterCommit(() => ctx.identity.sessionCache.forget(id));
  if (!notify) return;
  queueMail(ctx, tx, accountDeletedMail, {
    event: `deleted ${id}`,
    recipient: email,
    language,
    data: { displayName },
  });
}
