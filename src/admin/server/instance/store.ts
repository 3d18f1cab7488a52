import { sql as query } from 'drizzle-orm';
import type { Sql } from '#platform/server/db/database.ts';

/** Returns the version and size of the database. */
export async function readDatabaseFacts(sql: Sql) {
  const { rows } = await sql.execute<{ version: string; size: string }>(
    query`select current_setting('server_version') as version, pg_database_size(current_database()) as size`,
  );
  const [row] = rows;
  return { version: row?.version.split(' ')[0] ?? '', sizeBytes: Number(row?.size ?? 0) };
}
