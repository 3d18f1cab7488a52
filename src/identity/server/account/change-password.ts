import { AppError } from '#platform/errors.ts';
import { requireMember } from '../actor/require-member.ts';
import { headersOf } from '../auth.ts';
import type { IdentityCtx } from '../context.ts';
import { signedInAnswer } from '../entrance/answer.ts';
import { requireGoodPassword } from '../entrance/good-password.ts';
import { noteSafety } from '../note-deed.ts';
import { findUser } from '../store.ts';
import { namingField, withPassword } from './check-password.ts';
import { passwordChanged } from './password-changed.ts';

type Input = { currentPassword: string; newPassword: string };

/** Changes the password and ends all sessions of the member. The caller continues in a new session. */
export async function changePassword(ctx: IdentityCtx, { currentPassword, newPassword }: Input) {
  const { uid, user: own } = requireMember(ctx.actor);
  await requireGoodPassword(newPassword, 'newPassword', [own.displayName, own.email, own.profile.username]);
  const auth = await ctx.identity.auth();
  return withPassword(ctx, uid, () =>
    auth
      .inside(ctx, async ({ tx, api }) => {
        const { headers } = await api.changePassword({
          body: { currentPassword, newPassword, revokeOtherSessions: true },
          headers: headersOf(ctx.exchange),
          returnHeaders: true,
        });
        const user = await findUser(tx.sql, uid);
        if (!user) throw new AppError('UNAUTHORIZED');
        await passwordChanged(ctx, tx, user);
        noteSafety(ctx, tx, uid, { action: 'password-changed' });
        return signedInAnswer(ctx, user, headers);
      })
      .catch(namingField('password', 'currentPassword')),
  );
}
