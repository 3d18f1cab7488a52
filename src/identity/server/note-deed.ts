import type { AuditAction } from '#audit/contract.ts';
import { type Deed, noteEvent } from '#audit/service.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Exchange } from '#platform/http/front.ts';
import type { Actor } from '../contract.ts';
import { deviceOf } from '../model/device.ts';

type Ctx = { actor: Actor; exchange?: Exchange };

/** Returns the origin of a request: IP address and device. */
export const whence = ({ request, visit }: Exchange) => {
  const { browser, system } = deviceOf(request.headers['user-agent']);
  return { address: visit.address, device: [browser, system].filter(Boolean).join(', ') };
};

/** Records an action of an admin, or of the operator, in the audit log. */
export function noteDeed({ actor, exchange }: Ctx, tx: Tx, deed: Omit<Deed, 'actor' | 'from'>) {
  const who = actor.kind === 'member' ? ({ kind: 'admin', uid: actor.uid } as const) : { kind: actor.kind };
  noteEvent(tx, { ...deed, actor: who, ...(exchange && { from: whence(exchange) }) });
}

type Safety = { action: AuditAction; details?: Record<string, unknown> };

/** Records an action that affects the security of a member's account; it is listed in their activity. */
export function noteSafety(
  { exchange }: { exchange: Exchange },
  tx: Tx,
  uid: string,
  { action, details = {} }: Safety,
) {
  const subject = { kind: 'person', id: uid } as const;
  noteEvent(tx, { actor: { kind: 'member', uid }, action, subject, owner: uid, details, from: whence(exchange) });
}
