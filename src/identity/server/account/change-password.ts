import { AppError } from '#platform/pure/errors.ts';
import { requireMember } from '../actor/require-member.ts';
import { requireStrongPassword } from '../auth/require-strong-password.ts';
import { signedInResponse } from '../auth/signed-in-response.ts';
import { libraryHeaders } from '../auth.ts';
import type { IdentityCtx } from '../context.ts';
import { recordSecurityEvent } from '../record-event.ts';
import { renameErrorField, withPasswordLimit } from '../step-up/check-password.ts';
import { findUser } from '../store.ts';
import { handlePasswordChange } from './handle-password-change.ts';

type ChangePasswordInput = { currentPassword: string; newPassword: string };

/** Changes the password and ends all sessions of the member. The caller continues in a new session. */
export async function changePassword(ctx: IdentityCtx, { currentPassword, newPassword }: ChangePasswordInput) {
  const { uid, user: currentUser } = requireMember(ctx.actor);
  await requireStrongPassword(newPassword, 'newPassword', [
    currentUser.displayName,
    currentUser.email,
    currentUser.profile.username,
  ]);
  const auth = await ctx.identity.auth();
  return withPasswordLimit(ctx, uid, () =>
    auth
      .inTransaction(ctx, async ({ tx, api }) => {
        const { headers } = await api.changePassword({
          body: { currentPassword, newPassword, revokeOtherSessions: true },
          headers: libraryHeaders(ctx.exchange),
          returnHeaders: true,
        });
        const user = await findUser(tx.sql, uid);
        if (!user) throw new AppError('UNAUTHORIZED');
        await handlePasswordChange(ctx, tx, user);
        recordSecurityEvent(ctx, tx, uid, { action: 'password-changed' });
        return signedInResponse(ctx, user, headers);
      })
      .catch(renameErrorField('password', 'currentPassword')),
  );
}
