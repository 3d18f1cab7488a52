import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '#identity/server/tables.ts';
import { moment } from '#platform/db/columns.ts';
import { ownRows, systemPolicy } from '#platform/db/roles.ts';
import type { HostnameState, SeenRecord } from '../contract.ts';

/** The domains that members claim. Many may claim one; it belongs to who proves it. */
export const hostnames = pgTable(
  'hostnames',
  {
    /** As it is asked for: lower case, without a dot at the end, other scripts as punycode. */
    host: text('host').notNull(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text('state').$type<HostnameState>().notNull(),
    /** What its TXT record must say. */
    proof: text('proof').notNull(),
    /** What the last check saw. */
    seen: jsonb('seen').$type<SeenRecord[]>().notNull(),
    createdAt: moment('created_at').notNull(),
    checkedAt: moment('checked_at'),
    verifiedAt: moment('verified_at'),
    authorizedAt: moment('authorized_at'),
    /** Since when its records are not as they must be, while its page is still shown. */
    failingSince: moment('failing_since'),
    warnedAt: moment('warned_at'),
    revokedAt: moment('revoked_at'),
    /** Why an admin took it off or did not let it on, in their words. */
    reason: text('reason').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.host] }),
    uniqueIndex('hostnames_proven').on(table.host).where(sql`${table.state} in ('verified', 'authorized', 'failing')`),
    index('hostnames_to_check').on(table.state, table.checkedAt),
    systemPolicy(),
    ownRows(sql`${table.ownerId}`),
  ],
).enableRLS();
