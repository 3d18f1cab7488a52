import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { StartError } from '../errors.ts';
import { root } from '../root.ts';

const MIGRATION_LOCK = 8473;
const folder = join(root, 'drizzle');

type Journal = { entries: { tag: string; when: number }[] };

/** The migrations that this version of the product knows, oldest first. */
export function knownMigrations() {
  return (JSON.parse(readFileSync(join(folder, 'meta', '_journal.json'), 'utf8')) as Journal).entries;
}

/** Brings the database up to this version. Instances that start at once wait for each other. */
export async function migrate(pool: pg.Pool) {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query('set statement_timeout = 0');
    await refuseNewerDatabase(client);
    await applyMigrations(drizzle(client), { migrationsFolder: folder });
    await forceRowSecurity(client, 'drizzle');
  } catch (error) {
    if (error instanceof StartError) throw error;
    const { code } = ((error as Error).cause ?? error) as { code?: string };
    if (code === '42501') {
      throw new StartError(
        'the role of DATABASE_URL may not create roles or tables. Run `alter role <it> createrole` and let it own the database.',
        { cause: error },
      );
    }
    throw error;
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => {});
    await client.query('reset statement_timeout').catch(() => {});
    client.release();
  }
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
    await client.query(`alter table ${name} enable row level security, force row level security`);
    await client.query(`create policy system on ${name} for all to vitrine_system using (true) with check (true)`);
  }
}
