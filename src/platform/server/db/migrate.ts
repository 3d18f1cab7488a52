import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';
import { StartError } from '../../pure/errors.ts';
import { root } from '../root.ts';
import { type SystemConnection, withConnection } from './database.ts';
import { createRoles, moveToRoles } from './manage-roles.ts';
import { type RoleNames, roleNames, rolesIn, withRoles } from './role-names.ts';

const MIGRATION_LOCK = 8473;
const folder = join(root, 'drizzle');

type Journal = { entries: { tag: string; when: number }[] };

/** The migrations that this version of the product knows, oldest first. */
export function knownMigrations() {
  return (JSON.parse(readFileSync(join(folder, 'meta', '_journal.json'), 'utf8')) as Journal).entries;
}

/** Migrates the database to this version, and grants access to its own roles only. */
export const migrate = (pool: pg.Pool) =>
  withMigrationLock(pool, async (client) => {
    try {
      await refuseNewerDatabase(client);
      const roles = roleNames(await databaseOf(client));
      await createRoles(client, roles);
      await client.query('begin');
      // Uses the roles that the database has now: migrations revoke rights from them before the new roles get the rest.
      await migrateInside(client, { roles: await rolesIn(client) });
      await moveToRoles(client, roles);
      await secureSchema(client, 'drizzle', roles);
      await client.query('commit');
      return roles;
    } catch (error) {
      await client.query('rollback').catch(() => {});
      throw toStartError(error);
    }
  });

async function databaseOf(client: pg.PoolClient) {
  const { rows } = await client.query<{ name: string }>('select current_database() as name');
  return rows[0]?.name ?? '';
}

/** The table in which the migration library records applied migrations. */
const CREATE_MIGRATION_TABLE = `create schema if not exists drizzle;
  create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`;

/** Applies the missing migrations, up to `upTo` if given, in the connection's transaction. */
export async function migrateInside(
  connection: Pick<SystemConnection, 'query'>,
  { roles, upTo = Number.POSITIVE_INFINITY }: { roles: RoleNames; upTo?: number },
) {
  await connection.query(CREATE_MIGRATION_TABLE);
  const { rows } = await connection.query<{ newest: string | null }>(
    'select max(created_at) as newest from drizzle.__drizzle_migrations',
  );
  const newest = Number(rows[0]?.newest ?? 0);
  for (const { sql, folderMillis, hash } of readMigrationFiles({ migrationsFolder: folder })) {
    if (folderMillis <= newest || folderMillis > upTo) continue;
    for (const statement of sql) await connection.query(withRoles(statement, roles));
    await connection.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      folderMillis,
    ]);
  }
}

/** Runs work under a lock, so that instances that start at once migrate one after the other. */
export const withMigrationLock = <T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>) =>
  withConnection(pool, async (client) => {
    try {
      // Before the lock, because the wait lasts as long as another instance's migration.
      await client.query('set statement_timeout = 0');
      await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
      return await work(client);
    } finally {
      await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => {});
      await client.query('reset statement_timeout').catch(() => {});
    }
  });

function toStartError(error: unknown) {
  const { code } = ((error as Error).cause ?? error) as { code?: string };
  if (code !== '42501') return error;
  return new StartError(
    "the user in DATABASE_URL can't create tables or roles. Make it the owner of the database and run `alter role <user> createrole`, or set MIGRATION_DATABASE_URL with a user that has both. The SQL is in docs/self-hosting.md.",
    { cause: error },
  );
}

async function refuseNewerDatabase(client: pg.PoolClient) {
  const table = await client.query("select to_regclass('drizzle.__drizzle_migrations') as name");
  if (table.rows[0]?.name === null) return;
  const { rows } = await client.query<{ newest: string | null }>(
    'select max(created_at) as newest from drizzle.__drizzle_migrations',
  );
  const newestKnown = knownMigrations().at(-1)?.when ?? 0;
  if (Number(rows[0]?.newest ?? 0) > newestKnown) {
    throw new StartError(
      'the database belongs to a newer version of Vitrine. Start that version, or restore a backup.',
    );
  }
}

/**
 * Enables row-level security on the tables of a library's own schema, and grants the system role the rights that the
 * running instance needs.
 */
export async function secureSchema(client: Pick<SystemConnection, 'query'>, schema: string, { system }: RoleNames) {
  const { rows } = await client.query<{ name: string; closed: boolean; granted: boolean }>(
    `select format('%I.%I', n.nspname, c.relname) as name, c.relrowsecurity and c.relforcerowsecurity as closed,
            has_table_privilege($2, c.oid, 'insert') as granted
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = $1 and c.relkind in ('r', 'p')`,
    [schema, system],
  );
  for (const { name, closed } of rows) {
    if (closed) continue;
    // One query, because between the two statements the library would find its table empty.
    await client.query(
      `create policy system on ${name} for all to ${system} using (true) with check (true);
       alter table ${name} enable row level security, force row level security`,
    );
  }
  if (rows.every(({ granted }) => granted)) return;
  await client.query(
    `grant usage on schema ${schema} to ${system};
     grant select, insert, update, delete on all tables in schema ${schema} to ${system};
     grant usage, select on all sequences in schema ${schema} to ${system};
     grant execute on all functions in schema ${schema} to ${system}`,
  );
}
