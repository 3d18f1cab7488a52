import type { Tx } from '#platform/db/database.ts';
import type { AuditAction, DeedActor, SubjectKind } from '../contract.ts';
import { makeEventIds } from './event-ids.ts';
import { insertEvent } from './store.ts';

const nextId = makeEventIds();

export type Deed = {
  actor: DeedActor;
  action: AuditAction;
  subject: { kind: SubjectKind; id: string };
  /** The member whose safety it concerns: they see it too. */
  owner?: string;
  /** What else is to be known of it: ids and numbers, nothing that names somebody. */
  details?: Record<string, unknown>;
  /** From where somebody asked. */
  from?: { address: string; device: string };
};

/** Notes what is done, for good: it lands with the transaction of the deed, or not at all. */
export function noteEvent(tx: Pick<Tx, 'beforeCommit'>, { actor, action, subject, owner, details, from }: Deed) {
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
