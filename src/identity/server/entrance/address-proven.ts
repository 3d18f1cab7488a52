import { noteEvent } from '#audit/service.ts';
import type { Tx } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import type { IdentityKernel } from '../context.ts';
import { type StoredUser, updateUser } from '../store.ts';
import { claimUsername } from '../username/claim-username.ts';
import { takeWish } from '../username/store.ts';
import { newUserNotice, welcome } from './welcome.ts';

/**
 * Marks a member's address as verified and applies the consequences: admin role by `ADMIN_EMAIL`, the requested
 * username, the welcome email and the notice to the admins.
 */
export async function addressProven(ctx: IdentityKernel, tx: Tx, user: StoredUser): Promise<StoredUser> {
  const { settings, identity } = ctx;
  const { sql } = tx;
  const isAdmin = user.isAdmin || user.email === settings.ADMIN_EMAIL?.toLowerCase();
  let proven = await updateUser(sql, user.id, { emailVerified: true, removalDue: null, isAdmin });
  if (isAdmin && !user.isAdmin) {
    const subject = { kind: 'person', id: user.id } as const;
    noteEvent(tx, { actor: { kind: 'system' }, action: 'admin-given', subject, owner: user.id });
  }
  const wish = await takeWish(sql, user.id);
  if (proven && wish) proven = await claimUsername(ctx, sql, proven, wish).catch(unlessTaken(proven));
  if (!proven) throw new AppError('INTERNAL_SERVER_ERROR');
  tx.afterCommit(() => identity.known.forget(user.id));
  welcome(ctx, tx, proven);
  await newUserNotice(ctx, tx, proven);
  return proven;
}

/** Ignores a conflict: another member verified first and has the requested username, so this one chooses again. */
const unlessTaken = (user: StoredUser) => (error: unknown) => {
  if (error instanceof AppError && error.code === 'CONFLICT') return user;
  throw error;
};
