import { AppError } from '#platform/pure/errors.ts';
import { forwardHeaders, libraryHeaders } from '../auth.ts';
import type { IdentityCtx } from '../context.ts';
import { recordSecurityEvent } from '../record-event.ts';
import { requireStepUp } from '../step-up/require-step-up.ts';
import { findUser } from '../store.ts';
import { lockAdmins } from './last-admin.ts';
import { removeAccount } from './remove-account.ts';

/** Deletes the caller's account and all of its data. Refuses to delete the last admin. */
export async function deleteAccount(ctx: IdentityCtx) {
  const { identity, exchange } = ctx;
  const { uid } = await requireStepUp(ctx);
  const auth = await identity.auth();
  const headers = await auth.inTransaction(ctx, async ({ tx, sql, api }) => {
    await lockAdmins(sql);
    const user = await findUser(sql, uid);
    if (!user) throw new AppError('UNAUTHORIZED');
    // Signing out first clears the browser's cookie; the session is deleted with the account.
    const signedOut = await api.signOut({ headers: libraryHeaders(exchange), returnHeaders: true });
    await removeAccount(ctx, tx, user);
    recordSecurityEvent(ctx, tx, uid, { action: 'account-deleted' });
    return signedOut.headers;
  });
  forwardHeaders(exchange, headers);
  return { status: true as const };
}
