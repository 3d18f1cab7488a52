import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '#identity/server/tables.ts';
import { moment } from '#platform/db/columns.ts';
import { ownRows, systemPolicy, visibleRows } from '#platform/db/roles.ts';
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
    /** What the part of it that somebody registered looks like at a glance; empty in a row of an older version, until it is looked at. */
    look: text('look').notNull().default(''),
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
    /** When it was taken off; of a claim that is pending: when it was let in again. */
    revokedAt: moment('revoked_at'),
    /** Why an admin took it off or did not let it on, in their words. */
    reason: text('reason').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.host] }),
    uniqueIndex('hostnames_proven').on(table.host).where(sql`${table.state} in ('verified', 'authorized', 'failing')`),
    index('hostnames_to_check').on(table.state, table.checkedAt),
    index('hostnames_by_age').on(
      table.createdAt.desc().nullsFirst(),
      table.ownerId.desc().nullsFirst(),
      table.host.desc().nullsFirst(),
    ),
    index('hostnames_by_state').on(
      table.state,
      table.createdAt.desc().nullsFirst(),
      table.ownerId.desc().nullsFirst(),
      table.host.desc().nullsFirst(),
    ),
    index('hostnames_by_host').on(table.host),
    index('hostnames_by_look').on(table.look).where(sql`${table.state} in ('verified', 'authorized', 'failing')`),
    index('hostnames_found').using('gin', sql`${table.host} gin_trgm_ops`),
    systemPolicy(),
    ownRows(sql`${table.ownerId}`),
    // Of a deactivated member too: at their domain there is nothing, where else the instance would answer.
    visibleRows(sql`${table.state} in ('authorized', 'failing')`),
  ],
).enableRLS();

/** Names that nobody may claim: `*` stands for any letters. */
export const blockedHosts = pgTable(
  'blocked_hosts',
  {
    pattern: text('pattern').primaryKey(),
    /** Why, for other admins. */
    note: text('note').notNull().default(''),
    createdAt: moment('created_at').notNull(),
  },
  () => [systemPolicy()],
).enableRLS();
