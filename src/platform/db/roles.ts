import { sql } from 'drizzle-orm';
import { type AnyPgColumn, pgPolicy, pgRole } from 'drizzle-orm/pg-core';

/** A member at work: sees and changes own rows, told by `app.uid`. */
export const memberRole = pgRole('vitrine_member').existing();
/** Anybody who reads: sees what is published, and what they hold the key to. Changes nothing. */
export const visitorRole = pgRole('vitrine_visitor').existing();
/** The instance itself: commands that act for nobody, and jobs. The connection's own role is a member of it. */
export const systemRole = pgRole('vitrine_system').existing();

/** The member on whose behalf the transaction runs. */
export const currentUid = sql`nullif(current_setting('app.uid', true), '')`;

/**
 * The keys that the visitor holds: unguessable ids and tokens of the address that was asked for. As a subquery, so that it
 * is worked out once for a statement and not for each row.
 */
export const heldKeys = sql`(select string_to_array(current_setting('app.keys', true), ' '))::text[]`;

/** The rows that visitors read. Each table grants them the columns that they need, in a migration. */
export const visibleRows = (condition: ReturnType<typeof sql>) =>
  pgPolicy('visible', { for: 'select', to: visitorRole, using: condition });

/** Row-level security is forced on every table, so the instance itself needs leave too. Each table names this policy. */
export const systemPolicy = () =>
  pgPolicy('system', { for: 'all', to: systemRole, using: sql`true`, withCheck: sql`true` });

/** A member sees and changes the rows that are their own, by the column that says whose they are; less, where a migration takes rights away. */
export const ownRows = (column: AnyPgColumn | ReturnType<typeof sql>) =>
  pgPolicy('own', {
    for: 'all',
    to: memberRole,
    using: sql`${column} = ${currentUid}`,
    withCheck: sql`${column} = ${currentUid}`,
  });
