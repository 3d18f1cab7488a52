import { queueMail, removeMailOf } from '#mail/service.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Kernel } from '#platform/kernel.ts';
import type { KnownSessions } from '../actor/signed-in.ts';
import type { Identity } from '../context.ts';
import { accountDeletedMail } from '../emails/account-deleted-mail.tsx';
import { removeInvitationsOf } from '../invitations/store.ts';
import { requireAnAdmin } from '../people/last-admin.ts';
import { dropNotes, removeUser, type StoredUser } from '../store.ts';

type Ctx = Pick<Kernel, 'jobs'> & {
  pages: Pick<Kernel['pages'], 'dropWith'>;
  identity: Pick<Identity, 'exportParts'> & { known: Pick<KnownSessions, 'forget'> };
};

/**
 * Deletes an account and all of its data, and notifies the member unless `notify` is false. Refuses to delete the last
 * admin; callers must hold the lock of `holdAdmins`.
 */
export async function removeAccount(ctx: Ctx, tx: Tx, user: StoredUser, { notify = true } = {}) {
  const { sql } = tx;
  const { id, email, language, displayName } = user;
  await dropNotes(sql, { uid: id, email });
  await removeInvitationsOf(sql, { uid: id, email });
  await removeUser(sql, id);
  if (user.isAdmin && user.isActive) await requireAnAdmin(sql);
  await removeMailOf(sql, { uid: id, email });
  for (const part of ctx.identity.exportParts) await part.forget?.(tx, { uid: id, email });
  ctx.pages.dropWith(tx, id);
  tx.afterCommit(() => ctx.identity.known.forget(id));
  if (!notify) return;
  queueMail(ctx, tx, accountDeletedMail, {
    event: `deleted ${id}`,
    recipient: email,
    language,
    data: { displayName },
  });
}
