import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { StartError } from '../errors.ts';
import { root } from '../root.ts';
import { type SystemConnection, withConnection } from './database.ts';

const MIGRATION_LOCK = 8473;
const folder = join(root, 'drizzle');

type Journal = { entries: { tag: string; when: number }[] };

/** The migrations that this version of the product knows, oldest first. */
export function knownMigrations() {
  return (JSON.parse(readFileSync(join(folder, 'meta', '_journal.json'), 'utf8')) as Journal).entries;
}

/** Brings the database up to this version. */
export const migrate = (pool: pg.Pool) =>
  whileOthersWait(pool, async (client) => {
    try {
      await refuseNewerDatabase(client);
      await applyMigrations(drizzle(client), { migrationsFolder: folder });
      await forceRowSecurity(client, 'drizzle');
    } catch (error) {
      throw explain(error);
    }
  });

/** As the library keeps it. */
const KEPT = `create schema if not exists drizzle;
  create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`;

/** The same inside a transaction that does more, as far as a version that may be an older one. */
export async function migrateInside(connection: Pick<SystemConnection, 'query'>, upTo: number) {
  await connection.query(KEPT);
  const { rows } = await connection.query<{ newest: string | null }>(
    'select max(created_at) as newest from drizzle.__drizzle_migrations',
  );
  const newest = Number(rows[0]?.newest ?? 0);
  for (const { sql, folderMillis, hash } of readMigrationFiles({ migrationsFolder: folder })) {
    if (folderMillis <= newest || folderMillis > upTo) continue;
    for (const statement of sql) await connection.query(statement);
    await connection.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      folderMillis,
    ]);
  }
}

/** Instances that start at once change the tables one after the other. */
export const whileOthersWait = <T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>) =>
  withConnection(pool, async (client) => {
    try {
      // First, because the wait for the lock lasts as long as the work of another instance.
      await client.query('set statement_timeout = 0');
      await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
      return await work(client);
    } finally {
      await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => {});
      await client.query('reset statement_timeout').catch(() => {});
    }
  });

function explain(error: unknown) {
  const { code } = ((error as Error).cause ?? error) as { code?: string };
  if (code !== '42501') return error;
  return new StartError(
    'the role of DATABASE_URL may not create roles or tables. Run `alter role <it> createrole` and let it own the database.',
    { cause: error },
  );
}

async function refuseNewerDatabase(client: pg.PoolClient) {
  const table = await client.query("select to_regclass('drizzle.__drizzle_migrations') as name");
  if (table.rows[0]?.name === null) return;
  const { rows } = await client.query<{ newest: string | null }>(
    'select max(created_at) as newest from drizzle.__drizzle_migrations',
  );
  const known = knownMigrations().at(-1)?.when ?? 0;
  if (Number(rows[0]?.newest ?? 0) > known) {
    throw new StartError(
      'the database belongs to a newer version of Vitrine. Start that version, or restore a backup.',
    );
  }
}

/**
 * The tables that libraries keep in schemas of their own are closed to members and visitors by right; this closes them
 * by row-level security as well, so that no table anywhere is without it.
 */
export async function forceRowSecurity(client: Pick<SystemConnection, 'query'>, schema: string) {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = $1 and c.relkind in ('r', 'p') and not (c.relrowsecurity and c.relforcerowsecurity)`,
    [schema],
  );
  for (const { name } of rows) {
    // Both at once: between them, the library would find its table empty.
    await client.query(
      `create policy system on ${name} for all to vitrine_system using (true) with check (true);
       alter table ${name} enable row level security, force row level security`,
    );
  }
}
