import type { AuditAction } from '#audit/contract.ts';
import { type AuditEvent, recordEvent } from '#audit/service.ts';
import type { Tx } from '#platform/server/db/database.ts';
import type { Exchange } from '#platform/server/http/front.ts';
import type { Actor } from '../contract.ts';
import { deviceOf } from '../model/device.ts';

type Ctx = { actor: Actor; exchange?: Exchange };

/** Returns the origin of a request: IP address and device. */
export const originOf = ({ request, visit }: Exchange) => {
  const { browser, system } = deviceOf(request.headers['user-agent']);
  return { address: visit.address, device: [browser, system].filter(Boolean).join(', ') };
};

/** Records an action of an admin, or of the operator, in the audit log. */
export function recordAdminEvent({ actor, exchange }: Ctx, tx: Tx, event: Omit<AuditEvent, 'actor' | 'from'>) {
  const actorOfEvent = actor.kind === 'member' ? ({ kind: 'admin', uid: actor.uid } as const) : { kind: actor.kind };
  recordEvent(tx, { ...event, actor: actorOfEvent, ...(exchange && { from: originOf(exchange) }) });
}

type SecurityEvent = { action: AuditAction; details?: Record<string, unknown> };

/** Records an action that affects the security of a member's account; it is listed in their activity. */
export function recordSecurityEvent(
  { exchange }: { exchange: Exchange },
  tx: Tx,
  uid: string,
  { action, details = {} }: SecurityEvent,
) {
  const subject = { kind: 'person', id: uid } as const;
  recordEvent(tx, { actor: { kind: 'member', uid }, action, subject, owner: uid, details, from: originOf(exchange) });
}
