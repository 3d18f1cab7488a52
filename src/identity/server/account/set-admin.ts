import type { Tx } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import type { Kernel } from '#platform/kernel.ts';
import type { KnownSessions } from '../actor/signed-in.ts';
import { holdAdmins, requireAnAdmin } from '../people/last-admin.ts';
import { findUser, updateUser } from '../store.ts';

type Ctx = Pick<Kernel, 'clock'> & { identity: { known: Pick<KnownSessions, 'forget'> } };

/**
 * Makes a member an admin, or takes that away; never from the last one. Answers who it is, if that changes anything. Who
 * may, and that it is noted, is for the caller.
 */
export async function setAdmin(
  { identity, clock }: Ctx,
  tx: Tx,
  uid: string,
  isAdmin: boolean,
  { needsVerified = true } = {},
) {
  const { sql } = tx;
  await holdAdmins(sql);
  const before = await findUser(sql, uid);
  if (!before) throw new AppError('NOT_FOUND');
  if (before.isAdmin === isAdmin) return undefined;
  if (isAdmin && !before.isActive) throw new AppError('CONFLICT', { text: { word: 'personDeactivated' } });
  // Nobody knows yet whose address it is.
  if (isAdmin && needsVerified && !before.emailVerified)
    throw new AppError('CONFLICT', { text: { word: 'personUnproven' } });
  await updateUser(sql, uid, { isAdmin, updatedAt: clock.now() });
  if (!isAdmin && before.isActive) await requireAnAdmin(sql);
  tx.afterCommit(() => identity.known.forget(uid));
  return before;
}
