import { sql } from 'drizzle-orm';
import { type AnyPgColumn, date, index, integer, pgPolicy, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from '#identity/server/tables.ts';
import { moment } from '#platform/db/columns.ts';
import { currentUid, memberRole, systemPolicy } from '#platform/db/roles.ts';
import type { Summed } from '../model/target.ts';

const owner = () =>
  text('owner_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
const mayRead = (column: ReturnType<typeof sql>) =>
  pgPolicy('own', { for: 'select', to: memberRole, using: sql`${column} = ${currentUid}` });

/** By which what is too old is found: days come one after the other, so a small index does. */
const old = (table: string, day: AnyPgColumn) => index(`${table}_by_age`).using('brin', day);

/** What was looked at, or all of it together. `target_id` is empty for the site and for all. */
const target = {
  targetKind: text('target_kind').$type<Summed['kind']>().notNull(),
  targetId: text('target_id').notNull(),
};

/** How often something was looked at on a day. Nothing of who did. */
export const visitDays = pgTable(
  'visit_days',
  {
    ownerId: owner(),
    ...target,
    day: date('day').notNull(),
    views: integer('views').notNull(),
    /** How many different people, as far as one can tell without knowing any. */
    readers: integer('readers').notNull(),
    downloads: integer('downloads').notNull(),
    firstAt: moment('first_at').notNull(),
    lastAt: moment('last_at').notNull(),
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

/** The same for each of its pages. */
export const visitPages = pgTable(
  'visit_pages',
  {
    ownerId: owner(),
    ...target,
    day: date('day').notNull(),
    /** Its path below the address, such as `projects/note-g`; empty for the first. */
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

/** From where people came: the host that led there, and the country where a proxy tells it. */
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

/** Who was counted today, by a key that nobody can undo once the day's salt is gone. */
export const visitReaders = pgTable(
  'visit_readers',
  { day: date('day').notNull(), key: text('key').notNull() },
  (table) => [primaryKey({ columns: [table.day, table.key] }), systemPolicy()],
).enableRLS();

/** From where members use the product today, by such a key: their own visits are not counted. */
export const visitOwners = pgTable(
  'visit_owners',
  { day: date('day').notNull(), key: text('key').notNull(), ownerId: owner() },
  (table) => [primaryKey({ columns: [table.day, table.key, table.ownerId] }), systemPolicy()],
).enableRLS();

/** Goes with its day. */
export const visitSalts = pgTable(
  'visit_salts',
  { day: date('day').primaryKey(), salt: text('salt').notNull() },
  () => [systemPolicy()],
).enableRLS();
