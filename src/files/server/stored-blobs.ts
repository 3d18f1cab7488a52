import type { SystemConnection } from '#platform/db/database.ts';

type Connection = Pick<SystemConnection, 'query'>;

/** A blob that a row refers to, with its expected size and the name of the file. */
export type NamedBlob = { blob: string; size: number; file: string };

const NAMED = `
  select blob, size::float8 as size, name as file from files
  union all
  select v.blob, v.size::float8, format('%s (%s px, %s)', f.name, v.width, v.format)
    from image_variants v join images i on i.id = v.image_id join files f on f.id = i.file_id`;
const AT_ONCE = 1000;

/** Yields every blob of files and images, within the transaction of the connection. */
export async function* namedBlobs(connection: Connection): AsyncGenerator<NamedBlob> {
  await connection.query(`declare named no scroll cursor for ${NAMED}`);
  for (;;) {
    const { rows } = await connection.query<NamedBlob>(`fetch ${AT_ONCE} from named`);
    if (rows.length === 0) break;
    yield* rows;
  }
  await connection.query('close named');
}

/** Returns those of the blobs that files and images still refer to. */
export async function stillNamed(connection: Connection, blobs: readonly string[]) {
  const { rows } = await connection.query<NamedBlob>(
    `select * from (${NAMED}) named where blob = any ($1) order by file`,
    [blobs],
  );
  return rows;
}

/** Returns random files, to check whether their bytes exist. */
export async function someFiles(connection: Connection, count: number) {
  const { rows } = await connection.query<NamedBlob>(
    'select blob, size::float8 as size, name as file from files order by random() limit $1',
    [count],
  );
  return rows;
}
