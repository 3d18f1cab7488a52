import { queueMail } from '#mail/service.ts';
import type { Tx } from '#platform/server/db/database.ts';
import type { IdentityKernel } from '../context.ts';
import { newUserMail } from '../emails/new-user-mail.tsx';
import { welcomeMail } from '../emails/welcome-mail.tsx';
import { type StoredUser, selectAdmins } from '../store.ts';

/**
 * Queues the welcome email, once per member. Omits the name while the address is unverified, as it may be a stranger's.
 */
export function queueWelcomeMail(
  ctx: IdentityKernel,
  tx: Tx,
  { id, email, language, displayName, emailVerified }: StoredUser,
) {
  queueMail(ctx, tx, welcomeMail, {
    event: `welcome ${id}`,
    recipient: email,
    language,
    data: { displayName: emailVerified ? displayName : '' },
  });
}

/** Queues the email that notifies every other admin of a new member, once per admin. */
export async function queueNewUserMails(ctx: IdentityKernel, tx: Tx, { id, email, displayName, username }: StoredUser) {
  for (const admin of await selectAdmins(tx.sql)) {
    if (admin.id === id) continue;
    queueMail(ctx, tx, newUserMail, {
      event: `new user ${id} for ${admin.id}`,
      recipient: admin.email,
      language: admin.language,
      data: { displayName, email, username },
      about: [id],
    });
  }
}
