import { sql } from 'drizzle-orm';
import { type AnyPgColumn, pgPolicy, pgRole } from 'drizzle-orm/pg-core';

/** The role of a member: reads and changes its own rows, by `app.uid`. */
export const memberRole = pgRole('vitrine_member').existing();
/** The role of a visitor: reads published rows and those shared by a key that it holds; changes nothing. */
export const visitorRole = pgRole('vitrine_visitor').existing();
/** The role of the instance itself, for jobs and commands on nobody's behalf. The login's role is a member of it. */
export const systemRole = pgRole('vitrine_system').existing();

/** The member on whose behalf the transaction runs. */
export const currentUid = sql`nullif(current_setting('app.uid', true), '')`;

/**
 * The unguessable ids and tokens of the visitor's request. As a subquery, it is evaluated once per statement instead of
 * once per row.
 */
export const requestKeys = sql`(select string_to_array(current_setting('app.keys', true), ' '))::text[]`;

/**
 * Whether a value is among the keys of the visitor's request, for rows that are looked up by their ids. PostgreSQL hashes
 * the keys, so that many rows with many keys cost no more than their number.
 */
export const isRequestKey = (value: ReturnType<typeof sql>) =>
  sql`${value} in (select unnest(string_to_array(current_setting('app.keys', true), ' ')))`;

/** The policy for rows that visitors read. Migrations grant them the columns. */
export const visibleRows = (condition: ReturnType<typeof sql>) =>
  pgPolicy('visible', { for: 'select', to: visitorRole, using: condition });

/** The policy that allows the system role all rows. Required on every table, because row-level security is forced. */
export const systemPolicy = () =>
  pgPolicy('system', { for: 'all', to: systemRole, using: sql`true`, withCheck: sql`true` });

/** The policy that limits members to rows whose owner column is their uid. Migrations may revoke further rights. */
export const ownRows = (column: AnyPgColumn | ReturnType<typeof sql>) =>
  pgPolicy('own', {
    for: 'all',
    to: memberRole,
    using: sql`${column} = ${currentUid}`,
    withCheck: sql`${column} = ${currentUid}`,
  });
