import pg from 'pg';

/** Runs `vacuum analyze` on a table, as autovacuum does about a minute after a bulk insert. */
export async function vacuumAnalyze(databaseUrl: string, table: 'files' | 'records') {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(`vacuum analyze ${table}`);
  } finally {
    await client.end();
  }
}
