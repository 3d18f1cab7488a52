import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '#platform/server/db/columns.ts';
import { ownRows, systemPolicy } from '#platform/server/db/roles.ts';
import type { AuditAction, AuditActor, SubjectKind } from '../contract.ts';

/**
 * The audit log: actor, action, subject, time and origin. Rows are only ever inserted; the one permitted change is
 * blanking an address after its retention period. The migrations revoke every other right from every role, including
 * the owner of the table. Rows therefore hold ids and no names or email addresses; those are looked up while the
 * account exists.
 */
export const auditEvents = pgTable(
  'audit_events',
  {
    /** Ids sort by creation time. */
    id: uuid('id').primaryKey(),
    at: timestamptz('at').notNull(),
    actorKind: text('actor_kind').$type<AuditActor['kind']>().notNull(),
    actorId: text('actor_id'),
    action: text('action').$type<AuditAction>().notNull(),
    subjectKind: text('subject_kind').$type<SubjectKind>().notNull(),
    subjectId: text('subject_id').notNull(),
    /** The member whose account security the event affects; it is listed in their activity as well. */
    ownerId: text('owner_id'),
    details: jsonb('details').$type<Record<string, unknown>>().notNull(),
    /** The client's IP address; null if no request caused the event, or after its retention period. */
    address: text('address'),
    device: text('device'),
  },
  (table) => [
    systemPolicy(),
    ownRows(sql`${table.ownerId}`),
    index('audit_events_by_owner').on(table.ownerId, table.id.desc().nullsFirst()),
    index('audit_events_by_actor').on(table.actorId, table.id.desc().nullsFirst()),
    index('audit_events_by_subject').on(table.subjectKind, table.subjectId, table.id.desc().nullsFirst()),
    index('audit_events_with_address').on(table.at).where(sql`${table.address} is not null`),
    index('audit_events_by_action').on(table.action, table.id.desc().nullsFirst()),
  ],
).enableRLS();
