import type { Tx } from '#platform/server/db/database.ts';
import type { AuditAction, AuditActor, SubjectKind } from '../contract.ts';
import { makeEventIds } from './event-ids.ts';
import { insertEvent } from './store.ts';

const nextId = makeEventIds();

export type AuditEvent = {
  actor: AuditActor;
  action: AuditAction;
  subject: { kind: SubjectKind; id: string };
  /** The member whose account security the event affects; it is listed in their activity as well. */
  owner?: string;
  /** Further ids and numbers about the event. Must not contain anything that identifies a person. */
  details?: Record<string, unknown>;
  /** The client's IP address and device, for events that a request caused. */
  from?: { address: string; device: string };
};

/** Records an event permanently, in the caller's transaction: it is committed with the action or not at all. */
export function recordEvent(
  tx: Pick<Tx, 'beforeCommit'>,
  { actor, action, subject, owner, details, from }: AuditEvent,
) {
  tx.beforeCommit(({ sql }) =>
    insertEvent(sql, {
      id: nextId(),
      at: new Date(),
      actorKind: actor.kind,
      actorId: actor.uid ?? null,
      action,
      subjectKind: subject.kind,
      subjectId: subject.id,
      ownerId: owner ?? null,
      details: details ?? {},
      address: from?.address ?? null,
      device: from?.device || null,
    }),
  );
}
