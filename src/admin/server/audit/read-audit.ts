import type { AuditRecord } from '#audit/contract.ts';
import { type EventFilter, type StoredEvent, selectEvents } from '#audit/service.ts';
import { findPerson, findPersonNames } from '#identity/service.ts';
import type { Tx } from '#platform/server/db/database.ts';
import type { AuditFilter } from '../../contract/audit.ts';

type AuditPage = { before?: string | undefined; limit: number };
type Reader = Pick<Tx, 'sql'>;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns the events that match a filter, newest first. */
export async function readAudit(reader: Reader, { q, action, subject, from, until }: AuditFilter, page: AuditPage) {
  const common: EventFilter = {
    action,
    ...(from === undefined ? {} : { from: new Date(from) }),
    ...(until === undefined ? {} : { until: new Date(new Date(until).getTime() + DAY_MS) }),
  };
  const kindFilter = subject && { subject: { kind: subject } };
  if (!q) return selectEvents(reader.sql, { ...common, ...kindFilter }, page);
  const uid = await findPerson(reader, q);
  // Events by and about a person use separate indexes, so both are queried and merged.
  const found = [
    ...(uid ? await selectEvents(reader.sql, { ...common, ...kindFilter, actor: uid }, page) : []),
    ...(await selectEvents(reader.sql, { ...common, about: { ids: uid ? [uid, q] : [q], kind: subject } }, page)),
  ];
  const events = new Map(found.map((event) => [event.id, event]));
  return [...events.values()].sort((a, b) => (a.id < b.id ? 1 : -1)).slice(0, page.limit);
}

/** Converts events for the API, adding the names of people whose accounts still exist. */
export async function toAuditRecords(reader: Reader, events: readonly StoredEvent[]): Promise<AuditRecord[]> {
  const uids = events.flatMap(({ actorId, subjectKind, subjectId }) => [
    ...(actorId === null ? [] : [actorId]),
    ...(subjectKind === 'person' ? [subjectId] : []),
  ]);
  const names = await findPersonNames(reader, uids);
  const toPerson = (uid: string) => {
    const person = names.get(uid);
    return { uid, name: person?.displayName ?? null, email: person?.email ?? null };
  };
  return events.map(({ id, at, actorKind, actorId, action, subjectKind, subjectId, details, address, device }) => ({
    id,
    at: at.toISOString(),
    actor: { kind: actorKind, person: actorId === null ? null : toPerson(actorId) },
    action,
    subject: { kind: subjectKind, id: subjectId, person: subjectKind === 'person' ? toPerson(subjectId) : null },
    ...{ details, address, device },
  }));
}
