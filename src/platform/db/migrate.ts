import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { StartError } from '../errors.ts';
import { root } from '../root.ts';
import { withConnection } from './database.ts';

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
export async function forceRowSecurity(client: pg.PoolClient, schema: string) {
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
