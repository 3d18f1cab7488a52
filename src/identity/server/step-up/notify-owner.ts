import { queueMail } from '#mail/service.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { newId } from '#platform/server/ids.ts';
import type { SecurityChange } from '../../model/security-changes.ts';
import type { IdentityCtx } from '../context.ts';
import { accountSecurityMail } from '../emails/account-security-mail.tsx';
import { recordSecurityEvent } from '../record-event.ts';
import { findUser } from '../store.ts';

/** Records a change to the security of the caller's account, and notifies its owner by email. */
export async function recordAndNotifyOwner(ctx: IdentityCtx, tx: Tx, uid: string, change: SecurityChange) {
  recordSecurityEvent(ctx, tx, uid, { action: change });
  const user = await findUser(tx.sql, uid);
  if (!user) return;
  queueMail(ctx, tx, accountSecurityMail, {
    event: `${change} ${newId()}`,
    recipient: user.email,
    language: user.language,
    data: { change, address: ctx.exchange.visit.address, at: ctx.clock.now().toISOString() },
  });
}
