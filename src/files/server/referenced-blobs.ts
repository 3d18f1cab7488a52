import type { SystemConnection } from '#platform/server/db/database.ts';

type QueryConnection = Pick<SystemConnection, 'query'>;

/** A blob that a row refers to, with its expected size and the name of the file. */
export type ReferencedBlob = { blob: string; size: number; file: string };

const REFERENCED_BLOBS = `
  select blob, size::float8 as size, name as file from files
  union all
  select v.blob, v.size::float8, format('%s (%s px, %s)', f.name, v.width, v.format)
    from image_variants v join images i on i.id = v.image_id join files f on f.id = i.file_id`;
const BATCH_SIZE = 1000;

/** Yields every blob of files and images, within the transaction of the connection. */
export async function* referencedBlobs(connection: QueryConnection): AsyncGenerator<ReferencedBlob> {
  await connection.query(`declare named no scroll cursor for ${REFERENCED_BLOBS}`);
  for (;;) {
    const { rows } = await connection.query<ReferencedBlob>(`fetch ${BATCH_SIZE} from named`);
    if (rows.length === 0) break;
    yield* rows;
  }
  await connection.query('close named');
}

/** Returns those of the blobs that files and images still refer to. */
export async function stillReferenced(connection: QueryConnection, blobs: readonly string[]) {
  const { rows } = await connection.query<ReferencedBlob>(
    `select * from (${REFERENCED_BLOBS}) named where blob = any ($1) order by file`,
    [blobs],
  );
  return rows;
}

/** Returns random files, to check whether their bytes exist. */
export async function sampleFiles(connection: QueryConnection, count: number) {
  const { rows } = await connection.query<ReferencedBlob>(
    'select blob, size::float8 as size, name as file from files order by random() limit $1',
    [count],
  );
  return rows;
}
