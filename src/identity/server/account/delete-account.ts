import { AppError } from '#platform/errors.ts';
import { headersOf, passOn } from '../auth.ts';
import type { IdentityCtx } from '../context.ts';
import { noteSafety } from '../note-deed.ts';
import { holdAdmins } from '../people/last-admin.ts';
import { requireStepUp } from '../step-up/require-step-up.ts';
import { findUser } from '../store.ts';
import { removeAccount } from './remove-account.ts';

/** Deletes the caller's account and all of its data. Refuses to delete the last admin. */
export async function deleteAccount(ctx: IdentityCtx) {
  const { identity, exchange } = ctx;
  const { uid } = await requireStepUp(ctx);
  const auth = await identity.auth();
  const headers = await auth.inside(ctx, async ({ tx, sql, api }) => {
    await holdAdmins(sql);
    const user = await findUser(sql, uid);
    if (!user) throw new AppError('UNAUTHORIZED');
    // Signing out first clears the browser's cookie; the session is deleted with the account.
    const signedOut = await api.signOut({ headers: headersOf(exchange), returnHeaders: true });
    await removeAccount(ctx, tx, user);
    noteSafety(ctx, tx, uid, { action: 'account-deleted' });
    return signedOut.headers;
  });
  passOn(exchange, headers);
  return { status: true as const };
}
