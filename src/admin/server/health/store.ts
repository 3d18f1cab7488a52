import { knownMigrations } from '#platform/server/db/migrate.ts';
import type { DatabasePool } from './health-check.ts';

async function queryOne<Row extends object>(pool: DatabasePool, text: string, fallback: Row): Promise<Row> {
  const { rows } = await pool.query<Row>(text);
  return rows[0] ?? fallback;
}

export const readDatabaseInfo = (pool: DatabasePool) =>
  queryOne(
    pool,
    `select split_part(current_setting('server_version'), ' ', 1) as version,
            pg_database_size(current_database())::float8 as size`,
    { version: '', size: 0 },
  );

export const readConnectionUsage = (pool: DatabasePool) =>
  queryOne(
    pool,
    `select (select count(*) from pg_stat_activity where backend_type = 'client backend')::int as used,
            current_setting('max_connections')::int as most`,
    { used: 0, most: 1 },
  );

/** Returns the number of missing migrations; negative if the database has newer ones than this version knows. */
export async function countMissingMigrations(pool: DatabasePool) {
  const migrations = knownMigrations();
  const { name } = await queryOne(pool, "select to_regclass('drizzle.__drizzle_migrations')::text as name", {
    name: null,
  });
  if (name === null) return migrations.length;
  const { newest } = await queryOne(
    pool,
    'select max(created_at)::float8 as newest from drizzle.__drizzle_migrations',
    {
      newest: 0,
    },
  );
  if (newest > (migrations.at(-1)?.when ?? 0)) return -1;
  return migrations.filter(({ when }) => when > newest).length;
}

/** Returns the database's current time in milliseconds. */
export const readDatabaseTime = async (pool: DatabasePool) =>
  (await queryOne(pool, 'select extract(epoch from clock_timestamp())::float8 * 1000 as now', { now: 0 })).now;

export type QueueStatus = { waiting: number; failed: number; minutes: number };

/** Returns the number of waiting and failed jobs, and the minutes that the most overdue one has waited. */
export async function readQueueStatus(pool: DatabasePool): Promise<QueueStatus | undefined> {
  const { name } = await queryOne(pool, "select to_regclass('pgboss.job')::text as name", { name: null });
  if (name === null) return undefined;
  return queryOne(
    pool,
    `select count(*) filter (where state in ('created', 'retry'))::int as waiting,
            count(*) filter (where state = 'failed')::int as failed,
            coalesce(extract(epoch from now() - min(start_after)
              filter (where state in ('created', 'retry') and start_after < now())) / 60, 0)::int as minutes
       from pgboss.job where name not like '\\_\\_%'`,
    { waiting: 0, failed: 0, minutes: 0 },
  );
}

/** Returns the number of days since the last backup; undefined if there was none. */
export async function readDaysSinceBackup(pool: DatabasePool) {
  const { rows } = await pool.query<{ days: number }>(
    `select extract(epoch from now() - at)::float8 / 86400 as days
       from audit_events where action = 'backup-made' order by id desc limit 1`,
  );
  return rows[0]?.days;
}
