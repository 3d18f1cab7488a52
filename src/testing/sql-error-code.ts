import pg from 'pg';

/** Returns the SQLSTATE code with which PostgreSQL refuses a statement to a login; undefined if it runs it. */
export async function sqlErrorCode(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    await client.query(statement);
    return undefined;
  } catch (error) {
    return (error as { code?: string }).code;
  } finally {
    await client.end();
  }
}
