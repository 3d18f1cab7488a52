import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgPolicy, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '#identity/server/tables.ts';
import { currentUid, memberRole, systemPolicy } from '#platform/db/roles.ts';
import { records } from '#records/server/tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** How a CV was at the end of a time of work on it, or when its member gave that a name. */
export const cvVersions = pgTable(
  'cv_versions',
  {
    id: uuid('id').primaryKey(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    cvId: uuid('cv_id')
      .notNull()
      .references(() => records.id, { onDelete: 'cascade' }),
    /** Given by the member; one without was kept by itself. */
    name: text('name'),
    /** Of the CV, when it was like this. */
    revision: integer('revision').notNull(),
    document: jsonb('document').$type<Record<string, unknown>>().notNull(),
    /** Of the shape of the document. */
    version: integer('version').notNull(),
    /** When that was written. */
    savedAt: moment('saved_at').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    systemPolicy(),
    pgPolicy('own', {
      for: 'all',
      to: memberRole,
      using: sql`${table.ownerId} = ${currentUid}`,
      withCheck: sql`${table.ownerId} = ${currentUid}`,
    }),
    // Ids follow the time at which they are made.
    index('cv_versions_of_cv').on(table.cvId, table.id.desc().nullsFirst()),
    // One revision is kept by itself once.
    uniqueIndex('cv_versions_once').on(table.cvId, table.revision).where(sql`name is null`),
    index('cv_versions_of_member').on(table.ownerId),
  ],
).enableRLS();
