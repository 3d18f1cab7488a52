import { AppError } from '#platform/errors.ts';
import type { Kernel } from '#platform/kernel.ts';
import type { Actor } from '../../contract.ts';
import type { IdentityKernel } from '../context.ts';
import { requireAdmin } from '../require-admin.ts';
import { removeSessions } from '../sessions/store.ts';
import { findUser, updateUser } from '../store.ts';

/** Whether there is such a member, and nobody has deactivated them: what they show is there for others. */
export async function isActive({ db }: Kernel, uid: string) {
  const user = await db.asSystem(({ sql }) => findUser(sql, uid));
  return user?.isActive ?? false;
}

/** Deactivates a member, whose sessions end at once and whose pages are gone, or lets them in again. */
export async function setActive(ctx: Omit<IdentityKernel, 'files'> & { actor: Actor }, uid: string, isActive: boolean) {
  requireAdmin(ctx.actor);
  const { db, pages, identity, clock } = ctx;
  await db.asSystem(async (tx) => {
    const user = await updateUser(tx.sql, uid, { isActive, updatedAt: clock.now() });
    if (!user) throw new AppError('NOT_FOUND');
    if (!isActive) await removeSessions(tx.sql, uid);
    pages.dropWith(tx, uid);
    tx.afterCommit(() => identity.known.forget(uid));
  });
}
