import type pg from 'pg';

type Row = Record<string, unknown>;
type HasPool = { pool: pg.Pool };
type TableColumn = { name: string; type: string; required: boolean; parent: { table: string; column: string } | null };

/** Column values of tables whose checks a generated value would violate. */
const SAMPLES: Record<string, Row> = { mail_opt_outs: { topic: 'comments' } };

/** Returns the columns of a table from the system catalog. */
export async function columnsOf(pool: pg.Pool, table: string) {
  const { rows } = await pool.query<TableColumn>(
    `select a.attname as name, format_type(a.atttypid, null) as type,
            a.attnotnull and not a.atthasdef and a.attidentity = '' as required,
            (select jsonb_build_object('table', f.confrelid::regclass::text, 'column', p.attname)
               from pg_constraint f join pg_attribute p on p.attrelid = f.confrelid and p.attnum = f.confkey[1]
              where f.contype = 'f' and f.conrelid = a.attrelid and f.conkey[1] = a.attnum and cardinality(f.conkey) = 1
              limit 1) as parent
       from pg_attribute a
      where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      order by a.attnum`,
    [table],
  );
  return rows;
}

/** Returns a row with a generated value in each required column, and inserts the rows that it refers to. */
export async function completeRow(database: HasPool, table: string, fields: Row): Promise<Row> {
  const row: Row = { ...SAMPLES[table], ...fields };
  for (const { name, type, required, parent } of await columnsOf(database.pool, table)) {
    if (parent && (required || name in row)) {
      const parentFields = name in row ? { [parent.column]: row[name] } : {};
      row[name] = (await insertRow(database, parent.table, parentFields))[parent.column];
    } else if (required && !(name in row)) {
      row[name] = sampleValue(type);
    }
  }
  return row;
}

/** Inserts a row into a table with the instance's own role. */
export async function insertRow(database: HasPool, table: string, fields: Row): Promise<Row> {
  const row = await completeRow(database, table, fields);
  const names = Object.keys(row);
  const { rows } = await database.pool.query<Row>(
    `insert into ${table} (${names.map((name) => `"${name}"`).join(', ')})
     values (${names.map((_, index) => `$${index + 1}`).join(', ')}) on conflict do nothing returning *`,
    names.map((name) => row[name]),
  );
  return { ...row, ...rows[0] };
}

let counter = 0;

function sampleValue(type: string): unknown {
  counter += 1;
  if (/^(text|character varying|character|citext)$/.test(type)) return `made up ${counter}`;
  if (/^(smallint|integer|bigint|numeric|real|double precision)$/.test(type)) return counter;
  if (/^(json|jsonb)$/.test(type)) return '{}';
  if (/^(date|timestamp)/.test(type)) return new Date(2026, 0, 1 + counter);
  if (type.endsWith('[]')) return [];
  switch (type) {
    case 'boolean':
      return false;
    case 'uuid':
      return `00000000-0000-7000-8000-${String(counter).padStart(12, '0')}`;
    case 'bytea':
      return Buffer.from(String(counter));
    default:
      throw new Error(`no generated value for type ${type}: add one to SAMPLES`);
  }
}
