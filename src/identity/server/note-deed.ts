import type { AuditAction } from '#audit/contract.ts';
import { type Deed, noteEvent } from '#audit/service.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Exchange } from '#platform/http/front.ts';
import type { Actor } from '../contract.ts';
import { deviceOf } from '../model/device.ts';

type Ctx = { actor: Actor; exchange?: Exchange };

/** From where somebody asks: their address, and what their program calls itself. */
export const whence = ({ request, visit }: Exchange) => {
  const { browser, system } = deviceOf(request.headers['user-agent']);
  return { address: visit.address, device: [browser, system].filter(Boolean).join(', ') };
};

/** Notes what an admin does, or the operator in their place. */
export function noteDeed({ actor, exchange }: Ctx, tx: Tx, deed: Omit<Deed, 'actor' | 'from'>) {
  const who = actor.kind === 'member' ? ({ kind: 'admin', uid: actor.uid } as const) : { kind: actor.kind };
  noteEvent(tx, { ...deed, actor: who, ...(exchange && { from: whence(exchange) }) });
}

type Safety = { action: AuditAction; details?: Record<string, unknown> };

/** Notes what concerns the safety of a member's account, which they see too. */
export function noteSafety(
  { exchange }: { exchange: Exchange },
  tx: Tx,
  uid: string,
  { action, details = {} }: Safety,
) {
  const subject = { kind: 'person', id: uid } as const;
  noteEvent(tx, { actor: { kind: 'member', uid }, action, subject, owner: uid, details, from: whence(exchange) });
}
