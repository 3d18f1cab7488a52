import { sql } from 'drizzle-orm';
import { type AnyPgColumn, date, index, integer, pgPolicy, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from '#identity/server/tables.ts';
import { timestamptz } from '#platform/server/db/columns.ts';
import { currentUid, memberRole, systemPolicy } from '#platform/server/db/roles.ts';
import type { SummedTarget } from '../model/visit-target.ts';

const owner = () =>
  text('owner_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
const mayRead = (column: ReturnType<typeof sql>) =>
  pgPolicy('own', { for: 'select', to: memberRole, using: sql`${column} = ${currentUid}` });

/** Index for deleting old rows. Days are inserted in order, so that a small BRIN index suffices. */
const old = (table: string, day: AnyPgColumn) => index(`${table}_by_age`).using('brin', day);

/** Columns of the visited target. `target_id` is empty for the site and for the sum of all. */
const target = {
  targetKind: text('target_kind').$type<SummedTarget['kind']>().notNull(),
  targetId: text('target_id').notNull(),
};

/** Visit counts per target and day. Contain nothing about the visitors. */
export const visitDays = pgTable(
  'visit_days',
  {
    ownerId: owner(),
    ...target,
    day: date('day').notNull(),
    views: integer('views').notNull(),
    /** Number of different visitors, as far as their daily keys tell. */
    readers: integer('readers').notNull(),
    downloads: integer('downloads').notNull(),
    firstAt: timestamptz('first_at').notNull(),
    lastAt: timestamptz('last_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.targetKind, table.targetId, table.day] }),
    index('visit_days_by_day').on(table.ownerId, table.day),
    index('visit_days_of_all').on(table.day).where(sql`target_kind = 'all'`),
    old('visit_days', table.day),
    systemPolicy(),
    mayRead(sql`${table.ownerId}`),
  ],
).enableRLS();

/** Views per page, target and day. */
export const visitPages = pgTable(
  'visit_pages',
  {
    ownerId: owner(),
    ...target,
    day: date('day').notNull(),
    /** Path below the target's address, such as `projects/note-g`; empty for the first page. */
    page: text('page').notNull(),
    views: integer('views').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.targetKind, table.targetId, table.day, table.page] }),
    index('visit_pages_by_day').on(table.ownerId, table.day),
    old('visit_pages', table.day),
    systemPolicy(),
    mayRead(sql`${table.ownerId}`),
  ],
).enableRLS();

/** Views per source, target and day: the referring host, and the country if a proxy sends it. */
export const visitSources = pgTable(
  'visit_sources',
  {
    ownerId: owner(),
    ...target,
    day: date('day').notNull(),
    kind: text('kind').$type<'referrer' | 'country'>().notNull(),
    value: text('value').notNull(),
    views: integer('views').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.targetKind, table.targetId, table.day, table.kind, table.value] }),
    index('visit_sources_by_day').on(table.ownerId, table.day),
    old('visit_sources', table.day),
    systemPolicy(),
    mayRead(sql`${table.ownerId}`),
  ],
).enableRLS();

/** Keys of the visitors that were counted today. They cannot be traced once the day's salt is deleted. */
export const visitReaders = pgTable(
  'visit_readers',
  { day: date('day').notNull(), key: text('key').notNull() },
  (table) => [primaryKey({ columns: [table.day, table.key] }), systemPolicy()],
).enableRLS();

/** Keys of members who use the product today, so that their visits to their own pages are not counted. */
export const visitOwners = pgTable(
  'visit_owners',
  { day: date('day').notNull(), key: text('key').notNull(), ownerId: owner() },
  (table) => [primaryKey({ columns: [table.day, table.key, table.ownerId] }), systemPolicy()],
).enableRLS();

/** Daily salts of visitor keys; deleted after their day. */
export const visitSalts = pgTable(
  'visit_salts',
  { day: date('day').primaryKey(), salt: text('salt').notNull() },
  () => [systemPolicy()],
).enableRLS();
