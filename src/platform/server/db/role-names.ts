import { createHash } from 'node:crypto';
import type pg from 'pg';

const ROLE_KINDS = ['member', 'visitor', 'system'] as const;

/** The database roles that transactions run under, in one database. */
export type RoleNames = Record<(typeof ROLE_KINDS)[number], string>;

/** PostgreSQL truncates names after 63 characters. */
const MAX_NAME_LENGTH = 40;

/**
 * Returns the names of a database's own roles. They contain the database's name, because roles are global to the server
 * and logins of another database must be members of none of them. All are plain identifiers that need no quotes.
 */
export function roleNames(database: string): RoleNames {
  const prefix =
    /^[a-z_][a-z0-9_]*$/.test(database) && database.length <= MAX_NAME_LENGTH ? database : plainPrefix(database);
  return namesFrom(`${prefix}_as_`);
}

/**
 * Makes a plain prefix for other names. The hash distinguishes names that differ only in replaced or truncated
 * characters.
 */
function plainPrefix(database: string) {
  const hash = createHash('sha256').update(database).digest('hex').slice(0, 8);
  const plain = database.toLowerCase().replace(/[^a-z0-9_]/g, '_');
  return `db_${plain.slice(0, MAX_NAME_LENGTH - 12)}_${hash}`;
}

const namesFrom = (prefix: string): RoleNames => ({
  member: `${prefix}member`,
  visitor: `${prefix}visitor`,
  system: `${prefix}system`,
});

/** The role names in migrations and table definitions, which all databases of a server shared up to migration 0021. */
export const SHARED_ROLES = namesFrom('vitrine_');

/** Replaces the role names of a migration's statement. */
export const withRoles = (statement: string, roles: RoleNames) =>
  statement.replace(/\bvitrine_(member|visitor|system)\b/g, (_, kind: keyof RoleNames) => roles[kind]);

export const allRoles = (roles: RoleNames) => ROLE_KINDS.map((kind) => roles[kind]);

/**
 * Returns the roles that the policies of a database refer to. A copy of a database has those of the original until
 * `prepareDatabase` has run on it; for an empty database, returns those of its name.
 */
export async function rolesIn(connection: Pick<pg.ClientBase, 'query'>): Promise<RoleNames> {
  const { rows } = await connection.query<{ system: string | null; database: string }>(
    `select current_database() as database,
            (select r.rolname from pg_policy p join pg_roles r on r.oid = p.polroles[1]
              where p.polrelid = to_regclass('public.users') and p.polname = 'system') as system`,
  );
  const [row] = rows;
  return row?.system ? namesFrom(row.system.slice(0, -'system'.length)) : roleNames(row?.database ?? '');
}
