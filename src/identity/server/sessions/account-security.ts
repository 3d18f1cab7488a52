import type { AccountSecurity } from '../../contract.ts';
import { deviceOf } from '../../model/device.ts';
import { asPasskey } from '../account/passkeys.ts';
import { requireMember } from '../actor/require-member.ts';
import type { IdentityCtx } from '../context.ts';
import { asEmailChange } from '../email-change/change-email.ts';
import { findEmailChange } from '../email-change/store.ts';
import { findUser } from '../store.ts';
import { selectPasskeys, selectSessions } from './store.ts';

/** Returns the member's sessions, passkeys, two-factor state and pending email change. */
export async function accountSecurity(ctx: IdentityCtx): Promise<AccountSecurity> {
  const { actor, db, clock } = ctx;
  const { uid, sessionId } = requireMember(actor);
  const now = clock.now();
  const own = await db.asMember(uid, async ({ sql }) => ({
    sessions: await selectSessions(sql, uid, now),
    passkeys: await selectPasskeys(sql, uid),
    user: await findUser(sql, uid),
  }));
  const change = await db.asSystem('email changes are closed to members', ({ sql }) =>
    findEmailChange(sql, { uid }, now),
  );
  const twoFactorEnabled = own.user?.twoFactorEnabled ?? false;
  return {
    twoFactorEnabled,
    backupCodesLeft: twoFactorEnabled ? await backupCodesLeft(ctx, uid) : 0,
    passkeys: own.passkeys.map(asPasskey),
    sessions: own.sessions.map(({ id, ipAddress, userAgent, createdAt, updatedAt }) => ({
      id,
      current: id === sessionId,
      ...deviceOf(userAgent),
      ...(ipAddress ? { address: ipAddress } : {}),
      createdAt: createdAt.toISOString(),
      lastSeenAt: updatedAt.toISOString(),
    })),
    emailChange: change ? asEmailChange(change) : null,
  };
}

async function backupCodesLeft(ctx: IdentityCtx, userId: string) {
  const auth = await ctx.identity.auth();
  const { backupCodes } = await auth.inside(ctx, ({ api }) => api.viewBackupCodes({ body: { userId } }));
  return backupCodes.length;
}
