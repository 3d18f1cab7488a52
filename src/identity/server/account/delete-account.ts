import { forgetRecipient, queueMail } from '#mail/service.ts';
import { AppError } from '#platform/errors.ts';
import { requireMember } from '../actor/require-member.ts';
import { headersOf, passOn } from '../auth.ts';
import type { IdentityCtx } from '../context.ts';
import { accountDeletedMail } from '../emails/account-deleted-mail.tsx';
import { dropPending } from '../sessions/store.ts';
import { existsAdmin, findUser, holdUntilCommit, removeUser } from '../store.ts';

/** Deletes an account with all that belongs to it. The last admin stays: somebody must run the instance. */
export async function deleteAccount(ctx: IdentityCtx) {
  const { actor, pages, identity, exchange } = ctx;
  const { uid } = requireMember(actor);
  const auth = await identity.auth();
  const headers = await auth.inside(async ({ tx, sql, api }) => {
    await holdUntilCommit(sql, 'the first admin');
    const user = await findUser(sql, uid);
    if (!user) throw new AppError('UNAUTHORIZED');
    // Signing out first clears the browser's cookie; the session itself goes with the account.
    const signedOut = await api.signOut({ headers: headersOf(exchange), returnHeaders: true });
    await dropPending(sql, uid);
    await removeUser(sql, uid);
    if (user.isAdmin && !(await existsAdmin(sql))) {
      throw new AppError('CONFLICT', { text: { word: 'lastAdmin' } });
    }
    await forgetRecipient(sql, user.email);
    pages.dropWith(tx, uid);
    tx.afterCommit(() => identity.known.forget(uid));
    const { email, language, displayName } = user;
    queueMail(ctx, tx, accountDeletedMail, {
      event: `deleted ${uid}`,
      recipient: email,
      language,
      data: { displayName },
    });
    return signedOut.headers;
  });
  passOn(exchange, headers);
  return { status: true as const };
}
