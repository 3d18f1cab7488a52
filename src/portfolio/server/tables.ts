import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgPolicy, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '#identity/server/tables.ts';
import { currentUid, memberRole, systemPolicy } from '#platform/db/roles.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const ownRows = (column: ReturnType<typeof sql>) =>
  pgPolicy('own', {
    for: 'all',
    to: memberRole,
    using: sql`${column} = ${currentUid}`,
    withCheck: sql`${column} = ${currentUid}`,
  });

/** The site of each member who has one: as it is written, and as visitors see it. */
export const sites = pgTable(
  'sites',
  {
    ownerId: text('owner_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    revision: integer('revision').notNull(),
    written: jsonb('written').$type<Record<string, unknown>>().notNull(),
    /** Of the shape of that document. */
    writtenVersion: integer('written_version').notNull(),
    published: jsonb('published').$type<Record<string, unknown>>(),
    publishedVersion: integer('published_version'),
    publishedAt: moment('published_at'),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [systemPolicy(), ownRows(sql`${table.ownerId}`)],
).enableRLS();

/** The links by which members show what they made. */
export const shares = pgTable(
  'shares',
  {
    /** In the address; whoever has it was given it. */
    id: text('id').primaryKey(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    label: text('label').notNull(),
    targetKind: text('target_kind').$type<'portfolio'>().notNull(),
    revoked: boolean('revoked').notNull().default(false),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    systemPolicy(),
    ownRows(sql`${table.ownerId}`),
    index('shares_of_member').on(table.ownerId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
  ],
).enableRLS();
