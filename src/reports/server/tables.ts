import { sql } from 'drizzle-orm';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '#identity/server/tables.ts';
import { moment } from '#platform/db/columns.ts';
import { systemPolicy } from '#platform/db/roles.ts';
import type { Language } from '#platform/i18n/languages.ts';
import type { ReportReason, ReportState } from '../contract.ts';

/** By what reports are found. */
export const foundBy = sql`lower(page || ' ' || reporter_email)`;

/** What readers have told the admins of pages that should not be there. */
export const reports = pgTable(
  'reports',
  {
    id: uuid('id').primaryKey(),
    /** The address that was reported, as the reader saw it. */
    page: text('page').notNull(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    targetKind: text('target_kind').$type<'site' | 'cv' | 'project' | 'share'>().notNull(),
    targetId: text('target_id').notNull(),
    reason: text('reason').$type<ReportReason>().notNull(),
    text: text('text').notNull(),
    /** Where the reader is told how it ended, if they want that. */
    reporterEmail: text('reporter_email').notNull().default(''),
    language: text('language').$type<Language>().notNull(),
    state: text('state').$type<ReportState>().notNull().default('open'),
    /** What the admin who decided wants to remember of it. */
    note: text('note').notNull().default(''),
    createdAt: moment('created_at').notNull(),
    decidedAt: moment('decided_at'),
  },
  (table) => [
    systemPolicy(),
    index('reports_by_state').on(table.state, table.id.desc().nullsFirst()),
    index('reports_by_target').on(table.ownerId, table.targetKind, table.targetId),
    index('reports_found').using('gin', sql`(${foundBy}) gin_trgm_ops`),
  ],
).enableRLS();
