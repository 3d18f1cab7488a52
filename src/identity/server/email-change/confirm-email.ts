import { moveOptOuts, queueMail, recordFormerAddress } from '#mail/service.ts';
import { AppError } from '#platform/pure/errors.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { requireMember } from '../actor/require-member.ts';
import { deletePendingVerifications, removeSessions } from '../actor/store.ts';
import { markAddressVerified } from '../auth/mark-address-verified.ts';
import type { IdentityCtx } from '../context.ts';
import { emailChangedMail } from '../emails/email-changed-mail.tsx';
import { recordSecurityEvent } from '../record-event.ts';
import { hashOf } from '../secret-token.ts';
import { findUser, lockUntilCommit, type StoredUser, updateUser } from '../store.ts';
import { toUserDocument } from '../to-user-document.ts';
import { toEmailChange } from './change-email.ts';
import { confirmEmailChange, findEmailChange, removeEmailChange, type StoredEmailChange } from './store.ts';

/** Confirms an email change for one of the two addresses. The second confirmation changes the address. */
export async function confirmEmail(ctx: IdentityCtx, { token }: { token: string }) {
  const { actor, db, clock, identity } = ctx;
  const { uid } = requireMember(actor);
  const tokenHash = hashOf(token);
  return db.asSystem('confirm an email change by a mailed token', async (tx) => {
    const found = await findEmailChange(tx.sql, { tokenHash }, clock.now());
    const user = await findUser(tx.sql, uid);
    // The link is only valid for the member who requested the change.
    if (found?.userId !== uid || !user) {
      const text = { word: 'linkExpired' } as const;
      throw new AppError('BAD_REQUEST', { text, fields: [{ path: 'token', text }] });
    }
    const confirmation = found.oldTokenHash === tokenHash ? { oldConfirmed: true } : { newConfirmed: true };
    const change = await confirmEmailChange(tx.sql, uid, confirmation);
    if (!change.oldConfirmed || !change.newConfirmed) {
      return { user: toUserDocument(user), emailChange: toEmailChange(change) };
    }
    tx.afterCommit(() => identity.sessionCache.forget(uid));
    return { user: toUserDocument(await applyEmailChange(ctx, tx, user, change)), emailChange: null };
  });
}

/**
 * Applies a confirmed email change: ends other sessions and pending reset links of the old address, and notifies both.
 */
async function applyEmailChange(ctx: IdentityCtx, tx: Tx, user: StoredUser, change: StoredEmailChange) {
  const { id, email: oldEmail, language } = user;
  const { newEmail } = change;
  await lockUntilCommit(tx.sql, `email ${newEmail}`);
  if (await findUser(tx.sql, { email: newEmail })) throw new AppError('CONFLICT', { text: { word: 'emailTaken' } });
  await removeEmailChange(tx.sql, id);
  await deletePendingVerifications(tx.sql, id);
  const { sessionId } = requireMember(ctx.actor);
  await removeSessions(tx.sql, id, { except: sessionId });
  const isAdmin = user.isAdmin || newEmail === ctx.settings.ADMIN_EMAIL?.toLowerCase();
  const changed = await updateUser(tx.sql, id, { email: newEmail, isAdmin, updatedAt: ctx.clock.now() });
  if (!changed) throw new AppError('UNAUTHORIZED');
  await recordFormerAddress(tx.sql, { uid: id, email: oldEmail });
  await moveOptOuts(tx.sql, { from: oldEmail, to: newEmail });
  for (const memberData of ctx.identity.memberDataModules)
    await memberData.changeEmail?.(tx, { from: oldEmail, to: newEmail });
  recordSecurityEvent(ctx, tx, id, { action: 'email-changed' });
  const data = { oldEmail, newEmail };
  const event = `e-mail changed ${change.newTokenHash}`;
  if (user.emailVerified) {
    const about = [id];
    queueMail(ctx, tx, emailChangedMail, { event: `${event} old`, recipient: oldEmail, language, data, about });
  }
  queueMail(ctx, tx, emailChangedMail, { event: `${event} new`, recipient: newEmail, language, data });
  return user.emailVerified ? changed : markAddressVerified(ctx, tx, changed);
}
