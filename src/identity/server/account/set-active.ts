import { AppError } from '#platform/pure/errors.ts';
import type { Tx } from '#platform/server/db/database.ts';
import type { Kernel } from '#platform/server/kernel.ts';
import type { SessionCache } from '../actor/session-cache.ts';
import { removeSessions } from '../actor/store.ts';
import { findPublicUser, findUser, updateUser } from '../store.ts';
import { lockAdmins, requireRemainingAdmin } from './last-admin.ts';

/** Returns whether the member exists and is not deactivated. */
export const isActive = async ({ db }: Pick<Kernel, 'db'>, uid: string) =>
  (await db.asVisitor(({ sql }) => findPublicUser(sql, uid))) !== undefined;

type Ctx = Pick<Kernel, 'clock'> & {
  pages: Pick<Kernel['pages'], 'invalidate'>;
  identity: { sessionCache: Pick<SessionCache, 'forget'> };
};

/**
 * Deactivates or reactivates a member; never deactivates the last admin. A deactivated member's pages are hidden, and
 * their sessions only yield the error that says so; after reactivation they sign in again. Returns the member as
 * before, or undefined if nothing changes. Callers check permissions and record the event.
 */
export async function setActive({ pages, identity, clock }: Ctx, tx: Tx, uid: string, isActive: boolean) {
  const { sql } = tx;
  await lockAdmins(sql);
  const before = await findUser(sql, uid);
  if (!before) throw new AppError('NOT_FOUND');
  if (before.isActive === isActive) return undefined;
  await updateUser(sql, uid, { isActive, updatedAt: clock.now() });
  if (isActive) await removeSessions(sql, uid);
  if (!isActive && before.isAdmin) await requireRemainingAdmin(sql);
  pages.invalidate(tx, uid);
  tx.afterCommit(() => identity.sessionCache.forget(uid));
  return before;
}
