import type pg from 'pg';
import { StartError } from '../../pure/errors.ts';
import { installJobs } from '../jobs.ts';
import type { Log } from '../log.ts';
import { connect } from './connect.ts';
import { dropSharedRoles, grantRoles } from './manage-roles.ts';
import { knownMigrations, migrate, withMigrationLock } from './migrate.ts';

/** `url` has the login that runs the instance, `ownerUrl` the login that owns the tables, if it is another one. */
export type DatabaseUrls = { url: string; ownerUrl?: string | undefined };

/**
 * Migrates the database and opens the instance's connection pool. Tables are created and changed as their owner, so
 * that the role that the instance runs as cannot drop a policy.
 */
export async function openPool({ url, ownerUrl }: DatabaseUrls, log: Log) {
  if (ownerUrl !== undefined) await prepareDatabase({ url, ownerUrl }, log);
  const pool = await connect(url, log);
  try {
    if (ownerUrl === undefined) await prepareOwnTables(pool, loginOf(url));
    return pool;
  } catch (error) {
    await pool.end();
    throw error;
  }
}

/** Migrates the tables as their owner, and allows the role of `url` to run the instance. */
export async function prepareDatabase({ url, ownerUrl = url }: DatabaseUrls, log: Log) {
  const owner = await connect(ownerUrl, log, { connections: 2, setting: 'MIGRATION_DATABASE_URL' });
  try {
    await prepare(owner, loginOf(url));
  } finally {
    await owner.end();
  }
}

async function prepare(owner: pg.Pool, login: string) {
  const roles = await migrate(owner);
  await installJobs(owner, roles);
  await withMigrationLock(owner, async (client) => {
    await grantRoles(client, login, roles);
    await dropSharedRoles(client);
  });
}

/** Migrates with the instance's login if it owns the tables; otherwise requires that they are up to date. */
async function prepareOwnTables(pool: pg.Pool, login: string) {
  const { rows } = await pool.query<{ owns: boolean | null }>(
    `select (select pg_has_role(relowner, 'usage') from pg_class
              where oid = to_regclass('drizzle.__drizzle_migrations')) as owns`,
  );
  if (rows[0]?.owns !== false) return await prepare(pool, login);
  const newest = await pool.query<{ at: string }>('select max(created_at) as at from drizzle.__drizzle_migrations');
  const newestKnown = knownMigrations().at(-1)?.when ?? 0;
  if (Number(newest.rows[0]?.at) === newestKnown) return;
  throw new StartError(
    "the schema needs a migration, but the user in DATABASE_URL doesn't own the tables. Set MIGRATION_DATABASE_URL with the user that owns them.",
  );
}

const loginOf = (url: string) => decodeURIComponent(new URL(url).username);
