import pg from 'pg';

/** Lets PostgreSQL look at a table, as it does by itself a minute after much has come into it. */
export async function learn(databaseUrl: string, table: 'files' | 'records') {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(`vacuum analyze ${table}`);
  } finally {
    await client.end();
  }
}
