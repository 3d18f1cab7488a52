import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '#identity/server/tables.ts';
import { timestamptz } from '#platform/server/db/columns.ts';
import { ownRows, systemPolicy, visibleRows } from '#platform/server/db/roles.ts';
import type { HostnameState, SeenRecord } from '../contract.ts';

/** Claims to custom domains. Several members can claim one host; it belongs to the one who proves it. */
export const hostnames = pgTable(
  'hostnames',
  {
    /** The host as in DNS queries: lower case, without a trailing dot, in punycode. */
    host: text('host').notNull(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text('state').$type<HostnameState>().notNull(),
    /** The look-alike key of the registrable part. Empty in rows of older versions until their next check. */
    look: text('look').notNull().default(''),
    /** The token that the TXT record must contain. */
    proof: text('proof').notNull(),
    /** The records found by the last check. */
    seen: jsonb('seen').$type<SeenRecord[]>().notNull(),
    createdAt: timestamptz('created_at').notNull(),
    checkedAt: timestamptz('checked_at'),
    verifiedAt: timestamptz('verified_at'),
    authorizedAt: timestamptz('authorized_at'),
    /** When the records became wrong, while the site is still served. */
    failingSince: timestamptz('failing_since'),
    warnedAt: timestamptz('warned_at'),
    /** When an admin removed the claim; in state `pending`, when it was readmitted. */
    revokedAt: timestamptz('revoked_at'),
    /** The admin's reason for denying or revoking the claim. */
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
    // Rows of deactivated members are visible too: their domains must answer "not found" rather than with the
    // instance's own pages.
    visibleRows(sql`${table.state} in ('authorized', 'failing')`),
  ],
).enableRLS();

/** Patterns of hosts that cannot be claimed; `*` matches any characters. */
export const blockedHosts = pgTable(
  'blocked_hosts',
  {
    pattern: text('pattern').primaryKey(),
    /** The reason, shown to other admins. */
    note: text('note').notNull().default(''),
    createdAt: timestamptz('created_at').notNull(),
  },
  () => [systemPolicy()],
).enableRLS();
