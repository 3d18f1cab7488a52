import type { SystemConnection } from '#platform/server/db/database.ts';

export type BackupConnection = Pick<SystemConnection, 'query'>;
export type TableColumns = { name: string; columns: string[] };

const quoteName = (name: string) => `"${name.replaceAll('"', '""')}"`;
const quoteNames = (names: readonly string[]) => names.map(quoteName).join(', ');

/** Disables timeouts for the transaction, as a backup or restore can take long. */
export const NO_TIMEOUTS = 'set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0';

/** Begins a read-only transaction with a consistent snapshot that does not block writers. */
export const BEGIN_SNAPSHOT = `begin isolation level repeatable read read only; ${NO_TIMEOUTS}`;

/** Returns the product's tables with their non-generated columns. Jobs and migrations have schemas of their own. */
export async function productTables(connection: BackupConnection): Promise<TableColumns[]> {
  const { rows } = await connection.query<TableColumns>(
    `select c.relname::text as name, array_agg(a.attname::text order by a.attnum) as columns
       from pg_class c
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      group by 1 order by 1`,
  );
  return rows;
}

export async function newestMigration(connection: BackupConnection) {
  const { rows } = await connection.query<{ newest: number | null }>(
    'select max(created_at)::float8 as newest from drizzle.__drizzle_migrations',
  );
  return rows[0]?.newest ?? 0;
}

const FETCH_SIZE = 200;

/**
 * Yields each row as a line of JSON produced by the database. The rows are not parsed here, so numbers keep their
 * precision.
 */
export async function* rowsOf(connection: BackupConnection, { name, columns }: TableColumns, condition: string) {
  const selection = `select ${quoteNames(columns)} from ${quoteName(name)} where ${condition}`;
  const row = `select row_to_json(r)::text as line from (${selection}) r`;
  await connection.query(`declare reading no scroll cursor for ${row}`);
  for (;;) {
    const { rows } = await connection.query<{ line: string }>(`fetch ${FETCH_SIZE} from reading`);
    if (rows.length === 0) break;
    yield rows.map(({ line }) => line);
  }
  await connection.query('close reading');
}

export async function insertRows(
  connection: BackupConnection,
  { name, columns }: TableColumns,
  lines: readonly string[],
) {
  const all = quoteNames(columns);
  const text = `insert into ${quoteName(name)} (${all})
                select ${all} from json_populate_recordset(null::${quoteName(name)}, $1::json)`;
  await connection.query(text, [`[${lines.join(',')}]`]);
}

/** Deletes the rows of a table that don't meet a condition. */
export async function deleteExcludedRows(
  connection: BackupConnection,
  { name }: Pick<TableColumns, 'name'>,
  condition: string,
) {
  await connection.query(`delete from ${quoteName(name)} where not (${condition})`);
}

/** Reports whether there are no accounts. */
export async function isEmpty(connection: BackupConnection) {
  const { rows } = await connection.query<{ name: string | null }>("select to_regclass('public.users')::text as name");
  if (rows[0]?.name === null) return true;
  return (await connection.query('select from users limit 1')).rowCount === 0;
}

/** Returns the number of instances that are connected to this database. */
export async function countRunningInstances(connection: BackupConnection) {
  const { rowCount } = await connection.query(
    "select from pg_stat_activity where datname = current_database() and application_name = 'vitrine bus'",
  );
  return rowCount ?? 0;
}

/** Drops all of the product's tables and functions, but not those of extensions. */
export async function dropEverything(connection: BackupConnection) {
  await connection.query(`do $$
    declare
      target text;
    begin
      for target in select c.oid::regclass::text from pg_class c
                     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      loop
        execute format('drop table if exists %s cascade', target);
      end loop;
      for target in select p.oid::regprocedure::text from pg_proc p
                     where p.pronamespace = 'public'::regnamespace
                       and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
      loop
        execute format('drop routine if exists %s cascade', target);
      end loop;
    end $$;
    drop schema if exists drizzle cascade;
    delete from pgboss.job`);
}

type ForeignKey = { table: string; name: string; definition: string };

/**
 * Runs `work` without foreign keys and triggers. Rows are inserted table by table and may refer to later ones; the keys
 * are recreated afterwards, which checks them all. Triggers would only announce changes.
 */
export async function withoutForeignKeys(connection: BackupConnection, work: () => Promise<void>) {
  const { rows } = await connection.query<ForeignKey>(
    `select conrelid::regclass::text as table, conname::text as name, pg_get_constraintdef(oid) as definition
       from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  for (const { table, name } of rows) await connection.query(`alter table ${table} drop constraint ${quoteName(name)}`);
  await switchTriggers(connection, 'disable');
  await work();
  await switchTriggers(connection, 'enable');
  for (const { table, name, definition } of rows) {
    await connection.query(`alter table ${table} add constraint ${quoteName(name)} ${definition}`);
  }
}

async function switchTriggers(connection: BackupConnection, action: 'enable' | 'disable') {
  const { rows } = await connection.query<{ name: string }>(
    `select distinct tgrelid::regclass::text as name from pg_trigger
      where not tgisinternal and tgrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)`,
  );
  for (const { name } of rows) await connection.query(`alter table ${name} ${action} trigger user`);
}
