import { and, desc, eq, gte, inArray, isNotNull, lt, sql as query, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Sql } from '#platform/server/db/database.ts';
import { newId } from '#platform/server/ids.ts';
import { type AuditAction, SUBJECT_KINDS, type SubjectKind } from '../contract.ts';
import { auditEvents } from './tables.ts';

export type StoredEvent = typeof auditEvents.$inferSelect;

export async function insertEvent(sql: Sql, event: StoredEvent) {
  await sql.insert(auditEvents).values(event);
}

/**
 * Limits the failed sign-ins recorded for a member per hour: events are permanent, so an attacker could fill the table.
 */
const MAX_FAILURES_PER_HOUR = 20;

/**
 * Records a failed sign-in for the member whose `uid` the subquery `who` selects, in one statement. If there is none,
 * the same statement inserts nothing, so timing doesn't reveal whether an account exists.
 */
export async function insertFailure(
  sql: Sql,
  who: SQLWrapper,
  { address, device }: { address: string; device: string },
) {
  const recent = query`
    select from ${auditEvents} as before
     where before.owner_id = who.uid and before.action = 'sign-in-failed' and before.at > now() - interval '1 hour'
     limit ${MAX_FAILURES_PER_HOUR}`;
  await sql.execute(query`
    insert into ${auditEvents}
           (id, at, actor_kind, actor_id, action, subject_kind, subject_id, owner_id, details, address, device)
    select ${newId()}::uuid, now(), 'visitor', null, 'sign-in-failed', 'person', uid, uid, '{}', ${address}, ${device || null}
      from ${who} as who
     where (select count(*) from (${recent}) as found) < ${MAX_FAILURES_PER_HOUR}`);
}

/**
 * Blanks the IP addresses of up to `limit` events from before a moment; returns how many. The database refuses this for
 * events of the last 90 days.
 */
export async function blankAddresses(sql: Sql, before: Date, limit: number) {
  const old = sql
    .select({ id: auditEvents.id })
    .from(auditEvents)
    .where(and(isNotNull(auditEvents.address), lt(auditEvents.at, before)))
    .limit(limit);
  const { rowCount } = await sql.update(auditEvents).set({ address: null }).where(inArray(auditEvents.id, old));
  return rowCount ?? 0;
}

export type EventFilter = {
  action?: AuditAction | undefined;
  /** The uid of the actor. */
  actor?: string | undefined;
  subject?: { kind: SubjectKind } | undefined;
  /** The ids of the subject, of one kind or of any kind. */
  about?: { ids: readonly string[]; kind?: SubjectKind | undefined } | undefined;
  from?: Date | undefined;
  until?: Date | undefined;
};
type EventPage = { before?: string | undefined; limit: number };

/** Returns a page of the events that match a filter, newest first. */
export const selectEvents = (sql: Sql, filter: EventFilter, { before, limit }: EventPage) =>
  sql
    .select()
    .from(auditEvents)
    .where(and(...conditionsOf(filter), before ? lt(auditEvents.id, before) : undefined))
    .orderBy(desc(auditEvents.id))
    .limit(limit);

/** Returns a page of the events of a member's own account, newest first. */
export const selectOwnEvents = (sql: Sql, ownerId: string, { before, limit }: EventPage) =>
  sql
    .select()
    .from(auditEvents)
    .where(and(eq(auditEvents.ownerId, ownerId), before ? lt(auditEvents.id, before) : undefined))
    .orderBy(desc(auditEvents.id))
    .limit(limit);

/** The largest timestamp that fits the 48 bits of a UUIDv7, in milliseconds since 1970. */
const MAX_TIMESTAMP_MS = 2 ** 48 - 1;

/** Returns the smallest id of a moment. Ids begin with their creation time, so ranges of time are ranges of ids. */
const idAt = (moment: Date) => {
  const hex = Math.min(Math.max(moment.getTime(), 0), MAX_TIMESTAMP_MS).toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`;
};

function conditionsOf({ action, actor, subject, about, from, until }: EventFilter): (SQL | undefined)[] {
  return [
    action && eq(auditEvents.action, action),
    actor === undefined ? undefined : eq(auditEvents.actorId, actor),
    subject && eq(auditEvents.subjectKind, subject.kind),
    about && inArray(auditEvents.subjectKind, about.kind ? [about.kind] : [...SUBJECT_KINDS]),
    about && inArray(auditEvents.subjectId, [...about.ids]),
    from && gte(auditEvents.id, idAt(from)),
    until && lt(auditEvents.id, idAt(until)),
  ];
}
