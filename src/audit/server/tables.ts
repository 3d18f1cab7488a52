import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '#platform/db/columns.ts';
import { ownRows, systemPolicy } from '#platform/db/roles.ts';
import type { AuditAction, DeedActor, SubjectKind } from '../contract.ts';

/**
 * Who did what to whom, when and from where. Rows are added and never changed, but for addresses, which are blanked after
 * their time: the migrations take every other right from every role, the one that owns the table included. So nothing is kept here that a name or an address of mail could be
 * read from, but ids: who they are is looked up while they are there.
 */
export const auditEvents = pgTable(
  'audit_events',
  {
    /** Ids follow the time at which they are made. */
    id: uuid('id').primaryKey(),
    at: moment('at').notNull(),
    actorKind: text('actor_kind').$type<DeedActor['kind']>().notNull(),
    actorId: text('actor_id'),
    action: text('action').$type<AuditAction>().notNull(),
    subjectKind: text('subject_kind').$type<SubjectKind>().notNull(),
    subjectId: text('subject_id').notNull(),
    /** The member whose safety it concerns: they see it too. */
    ownerId: text('owner_id'),
    details: jsonb('details').$type<Record<string, unknown>>().notNull(),
    /** From where, as far as somebody asked from somewhere. */
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
