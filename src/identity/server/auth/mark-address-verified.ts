import { recordEvent } from '#audit/service.ts';
import { AppError } from '#platform/pure/errors.ts';
import type { Tx } from '#platform/server/db/database.ts';
import type { IdentityKernel } from '../context.ts';
import { type StoredUser, updateUser } from '../store.ts';
import { claimUsername } from '../username/claim-username.ts';
import { takeRequestedUsername } from '../username/store.ts';
import { queueNewUserMails, queueWelcomeMail } from './welcome-mails.ts';

/**
 * Marks a member's address as verified and applies the consequences: admin role by `ADMIN_EMAIL`, the requested
 * username, the welcome email and the notice to the admins.
 */
export async function markAddressVerified(ctx: IdentityKernel, tx: Tx, user: StoredUser): Promise<StoredUser> {
  const { settings, identity } = ctx;
  const { sql } = tx;
  const isAdmin = user.isAdmin || user.email === settings.ADMIN_EMAIL?.toLowerCase();
  let verified = await updateUser(sql, user.id, { emailVerified: true, removalDue: null, isAdmin });
  if (isAdmin && !user.isAdmin) {
    const subject = { kind: 'person', id: user.id } as const;
    recordEvent(tx, { actor: { kind: 'system' }, action: 'admin-given', subject, owner: user.id });
  }
  const requestedUsername = await takeRequestedUsername(sql, user.id);
  if (verified && requestedUsername)
    verified = await claimUsername(ctx, sql, verified, requestedUsername).catch(ignoreConflict(verified));
  if (!verified) throw new AppError('INTERNAL_SERVER_ERROR');
  tx.afterCommit(() => identity.sessionCache.forget(user.id));
  queueWelcomeMail(ctx, tx, verified);
  await queueNewUserMails(ctx, tx, verified);
  return verified;
}

/** Ignores a conflict: another member verified first and has the requested username, so this one chooses again. */
const ignoreConflict = (user: StoredUser) => (error: unknown) => {
  if (error instanceof AppError && error.code === 'CONFLICT') return user;
  throw error;
};
