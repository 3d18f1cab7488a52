import type { SystemConnection } from '#platform/db/database.ts';

export type Connection = Pick<SystemConnection, 'query'>;
export type Table = { name: string; columns: string[] };

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
const listed = (names: readonly string[]) => names.map(quoted).join(', ');

/** However long it takes, nothing is given up on the way. */
export const WITHOUT_HURRY = 'set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0';

/** All of them as they were at one moment, while others go on writing. */
export const BEGIN_SNAPSHOT = `begin isolation level repeatable read read only; ${WITHOUT_HURRY}`;

/** The product's tables with the columns that are not made of others. Jobs and migrations stand in schemas of their own. */
export async function productTables(connection: Connection): Promise<Table[]> {
  const { rows } = await connection.query<Table>(
    `select c.relname::text as name, array_agg(a.attname::text order by a.attnum) as columns
       from pg_class c
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      group by 1 order by 1`,
  );
  return rows;
}

export async function newestMigration(connection: Connection) {
  const { rows } = await connection.query<{ newest: number | null }>(
    'select max(created_at)::float8 as newest from drizzle.__drizzle_migrations',
  );
  return rows[0]?.newest ?? 0;
}

const AT_ONCE = 200;

/** Each row as a line of JSON, made by the database and not looked at here: nothing is lost on the way through a number. */
export async function* rowsOf(connection: Connection, { name, columns }: Table, condition: string) {
  const wanted = `select ${listed(columns)} from ${quoted(name)} where ${condition}`;
  const row = `select row_to_json(r)::text as line from (${wanted}) r`;
  await connection.query(`declare reading no scroll cursor for ${row}`);
  for (;;) {
    const { rows } = await connection.query<{ line: string }>(`fetch ${AT_ONCE} from reading`);
    if (rows.length === 0) break;
    yield rows.map(({ line }) => line);
  }
  await connection.query('close reading');
}

export async function insertRows(connection: Connection, { name, columns }: Table, lines: readonly string[]) {
  const all = listed(columns);
  const text = `insert into ${quoted(name)} (${all})
                select ${all} from json_populate_recordset(null::${quoted(name)}, $1::json)`;
  await connection.query(text, [`[${lines.join(',')}]`]);
}

/** Deletes the rows of a table that don't meet a condition. */
export async function deleteOthers(connection: Connection, { name }: Pick<Table, 'name'>, condition: string) {
  await connection.query(`delete from ${quoted(name)} where not (${condition})`);
}

/** Whether nobody has an account here. */
export async function isEmpty(connection: Connection) {
  const { rows } = await connection.query<{ name: string | null }>("select to_regclass('public.users')::text as name");
  if (rows[0]?.name === null) return true;
  return (await connection.query('select from users limit 1')).rowCount === 0;
}

/** How many instances listen on this database at present. */
export async function runningInstances(connection: Connection) {
  const { rowCount } = await connection.query(
    "select from pg_stat_activity where datname = current_database() and application_name = 'vitrine bus'",
  );
  return rowCount ?? 0;
}

/** Takes all of the product's tables and functions away; what extensions have brought stays. */
export async function dropEverything(connection: Connection) {
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
 * Rows come table by table, and what they refer to may come later: references are taken off before and put on again
 * behind, where they are checked all at once. Triggers tell of changes, and nothing has changed.
 */
export async function withoutReferences(connection: Connection, work: () => Promise<void>) {
  const { rows } = await connection.query<ForeignKey>(
    `select conrelid::regclass::text as table, conname::text as name, pg_get_constraintdef(oid) as definition
       from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  for (const { table, name } of rows) await connection.query(`alter table ${table} drop constraint ${quoted(name)}`);
  await switchTriggers(connection, 'disable');
  await work();
  await switchTriggers(connection, 'enable');
  for (const { table, name, definition } of rows) {
    await connection.query(`alter table ${table} add constraint ${quoted(name)} ${definition}`);
  }
}

async function switchTriggers(connection: Connection, way: 'enable' | 'disable') {
  const { rows } = await connection.query<{ name: string }>(
    `select distinct tgrelid::regclass::text as name from pg_trigger
      where not tgisinternal and tgrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)`,
  );
  for (const { name } of rows) await connection.query(`alter table ${name} ${way} trigger user`);
}
