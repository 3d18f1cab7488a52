import type { AccountSecurity } from '../../contract.ts';
import { appOf, deviceOf } from '../../model/device.ts';
import { shortAddress } from '../../model/short-address.ts';
import { toPasskey } from '../account/passkeys.ts';
import { requireMember } from '../actor/require-member.ts';
import { selectPasskeys, selectSessions } from '../actor/store.ts';
import type { IdentityCtx } from '../context.ts';
import { toEmailChange } from '../email-change/change-email.ts';
import { findEmailChange } from '../email-change/store.ts';
import { findUser } from '../store.ts';

/** Returns the member's sessions, passkeys, two-factor state and pending email change. */
export async function readAccountSecurity(ctx: IdentityCtx): Promise<AccountSecurity> {
  const { actor, db, clock } = ctx;
  const { uid, sessionId } = requireMember(actor);
  const now = clock.now();
  const account = await db.asMember(uid, async ({ sql }) => ({
    sessions: await selectSessions(sql, uid, now),
    passkeys: await selectPasskeys(sql, uid),
    user: await findUser(sql, uid),
  }));
  const change = await db.asSystem('access email changes, which members cannot read', ({ sql }) =>
    findEmailChange(sql, { uid }, now),
  );
  const twoFactorEnabled = account.user?.twoFactorEnabled ?? false;
  return {
    twoFactorEnabled,
    backupCodesLeft: twoFactorEnabled ? await countBackupCodes(ctx, uid) : 0,
    passkeys: account.passkeys.map(toPasskey),
    sessions: account.sessions.map(({ id, ipAddress, userAgent, createdAt, updatedAt }) => ({
      id,
      current: id === sessionId,
      ...deviceOf(userAgent),
      ...appNamed(appOf(userAgent)),
      ...(ipAddress ? { address: shortAddress(ipAddress) } : {}),
      createdAt: createdAt.toISOString(),
      lastSeenAt: updatedAt.toISOString(),
    })),
    emailChange: change ? toEmailChange(change) : null,
  };
}

const appNamed = (app: string | undefined) => (app === undefined ? {} : { app });

async function countBackupCodes(ctx: IdentityCtx, userId: string) {
  const auth = await ctx.identity.auth();
  const { backupCodes } = await auth.inTransaction(ctx, ({ api }) => api.viewBackupCodes({ body: { userId } }));
  return backupCodes.length;
}
