import { queueMail } from '#mail/service.ts';
import type { Tx } from '#platform/db/database.ts';
import type { IdentityKernel } from '../context.ts';
import { newUserMail } from '../emails/new-user-mail.tsx';
import { welcomeMail } from '../emails/welcome-mail.tsx';
import { type StoredUser, selectAdmins } from '../store.ts';

/** Welcomes a member, once. Whose address is not proven may be somebody else: then without the name they gave. */
export function welcome(ctx: IdentityKernel, tx: Tx, { id, email, language, displayName, emailVerified }: StoredUser) {
  queueMail(ctx, tx, welcomeMail, {
    event: `welcome ${id}`,
    recipient: email,
    language,
    data: { displayName: emailVerified ? displayName : '' },
  });
}

/** Tells every other admin of a new member, once. */
export async function newUserNotice(ctx: IdentityKernel, tx: Tx, { id, email, displayName, username }: StoredUser) {
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
