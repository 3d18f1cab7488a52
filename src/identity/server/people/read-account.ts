import { AppError } from '#platform/pure/errors.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { deviceOf } from '../../model/device.ts';
import { selectSessions } from '../actor/store.ts';
import { findUser } from '../store.ts';
import { toUserDocument } from '../to-user-document.ts';
import { countPasskeys } from './store.ts';

/** Returns a member's account as admins see it, without credentials. */
export async function readAccount({ sql }: Pick<Tx, 'sql'>, uid: string, now: Date) {
  const [user, passkeys, sessions] = await Promise.all([
    findUser(sql, uid),
    countPasskeys(sql, uid),
    selectSessions(sql, uid, now),
  ]);
  if (!user) throw new AppError('NOT_FOUND');
  return {
    user: toUserDocument(user),
    language: user.language,
    storageMegabytes: user.storageMegabytes,
    twoFactorEnabled: user.twoFactorEnabled,
    passkeys,
    // Sessions of a deactivated member grant no access.
    sessions: (user.isActive ? sessions : []).map(({ id, ipAddress, userAgent, createdAt, updatedAt }) => ({
      id,
      ...deviceOf(userAgent),
      ...(ipAddress ? { address: ipAddress } : {}),
      createdAt: createdAt.toISOString(),
      lastSeenAt: updatedAt.toISOString(),
    })),
  };
}
