import { queueMail } from '#mail/service.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { derivedToken, newId } from '#platform/server/ids.ts';
import { deviceOf } from '../../model/device.ts';
import { shortAddress } from '../../model/short-address.ts';
import { recordDevice, removeSessions } from '../actor/store.ts';
import type { IdentityCtx } from '../context.ts';
import { newSignInMail } from '../emails/new-sign-in-mail.tsx';
import { recordSecurityEvent } from '../record-event.ts';
import type { StoredUser } from '../store.ts';

/** Records a sign-in, notifies the member if the device is new, and ends the session that the new one replaces. */
export async function recordSignIn(ctx: IdentityCtx, tx: Tx, { id, email, language }: StoredUser) {
  const { actor, clock, exchange, secret, identity } = ctx;
  if (actor.kind === 'member' && actor.uid === id) {
    await removeSessions(tx.sql, id, { id: actor.sessionId });
    tx.afterCommit(() => identity.sessionCache.forget(id));
  }
  recordSecurityEvent(ctx, tx, id, { action: 'signed-in' });
  const device = deviceOf(exchange.request.headers['user-agent']);
  const deviceId = derivedToken(secret, `device ${id} ${device.browser} ${device.system}`);
  const isNew = await recordDevice(tx.sql, { id: deviceId, userId: id, firstSeenAt: clock.now() });
  if (!isNew) return;
  queueMail(ctx, tx, newSignInMail, {
    event: `sign-in ${newId()}`,
    recipient: email,
    language,
    data: { ...device, address: shortAddress(exchange.visit.address), at: clock.now().toISOString() },
  });
}
