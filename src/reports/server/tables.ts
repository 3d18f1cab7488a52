import { sql } from 'drizzle-orm';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '#identity/server/tables.ts';
import type { Language } from '#platform/pure/i18n/languages.ts';
import { timestamptz } from '#platform/server/db/columns.ts';
import { systemPolicy } from '#platform/server/db/roles.ts';
import type { ReportReason, ReportState } from '../contract.ts';

/** Text by which reports are searched. */
export const foundBy = sql`lower(page || ' ' || reporter_email)`;

/** Reports of pages by visitors. */
export const reports = pgTable(
  'reports',
  {
    id: uuid('id').primaryKey(),
    /** The reported URL, without query and fragment. */
    page: text('page').notNull(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    targetKind: text('target_kind').$type<'site' | 'cv' | 'project' | 'post' | 'share'>().notNull(),
    targetId: text('target_id').notNull(),
    reason: text('reason').$type<ReportReason>().notNull(),
    text: text('text').notNull(),
    /** Email address for the outcome; empty if the reporter wants none. */
    reporterEmail: text('reporter_email').notNull().default(''),
    language: text('language').$type<Language>().notNull(),
    state: text('state').$type<ReportState>().notNull().default('open'),
    /** Private note of the admin who decided. */
    note: text('note').notNull().default(''),
    createdAt: timestamptz('created_at').notNull(),
    decidedAt: timestamptz('decided_at'),
  },
  (table) => [
    systemPolicy(),
    index('reports_by_state').on(table.state, table.id.desc().nullsFirst()),
    index('reports_by_target').on(table.ownerId, table.targetKind, table.targetId),
    index('reports_found').using('gin', sql`(${foundBy}) gin_trgm_ops`),
  ],
).enableRLS();
