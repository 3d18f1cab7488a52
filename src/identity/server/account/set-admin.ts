import { AppError } from '#platform/pure/errors.ts';
import type { Tx } from '#platform/server/db/database.ts';
import type { Kernel } from '#platform/server/kernel.ts';
import type { SessionCache } from '../actor/session-cache.ts';
import { findUser, updateUser } from '../store.ts';
import { lockAdmins, requireRemainingAdmin } from './last-admin.ts';

type Ctx = Pick<Kernel, 'clock'> & { identity: { sessionCache: Pick<SessionCache, 'forget'> } };

/**
 * Grants or revokes the admin role; never revokes it from the last admin. Returns the member as before, or undefined if
 * nothing changes. Callers check permissions and record the event.
 */
export async function setAdmin(
  { identity, clock }: Ctx,
  tx: Tx,
  uid: string,
  isAdmin: boolean,
  { needsVerified = true } = {},
) {
  const { sql } = tx;
  await lockAdmins(sql);
  const before = await findUser(sql, uid);
  if (!before) throw new AppError('NOT_FOUND');
  if (before.isAdmin === isAdmin) return undefined;
  if (isAdmin && !before.isActive) throw new AppError('CONFLICT', { text: { word: 'personDeactivated' } });
  // An unverified address may belong to another person.
  if (isAdmin && needsVerified && !before.emailVerified)
    throw new AppError('CONFLICT', { text: { word: 'personUnproven' } });
  await updateUser(sql, uid, { isAdmin, updatedAt: clock.now() });
  if (!isAdmin && before.isActive) await requireRemainingAdmin(sql);
  tx.afterCommit(() => identity.sessionCache.forget(uid));
  return before;
}
