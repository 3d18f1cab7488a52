import pg from 'pg';
import { StartError } from '../../pure/errors.ts';
import type { Log } from '../log.ts';

const MIN_VERSION = 15;

/** Opens a connection pool, after checking that the server answers and is new enough. */
export async function connect(
  url: string,
  log: Log,
  { connections = 10, oldest: minVersion = MIN_VERSION, setting = 'DATABASE_URL' } = {},
) {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    application_name: 'vitrine',
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
    // Pipelining sends concurrent queries together: a transaction waits for a round trip only to get a result.
    pipeline: true,
  });
  pool.on('error', (error) => log.warn({ err: error }, 'lost a database connection'));
  try {
    const { rows } = await pool.query<{ number: number; version: string }>(
      "select current_setting('server_version_num')::int as number, current_setting('server_version') as version",
    );
    const [row] = rows;
    if (row && Math.floor(row.number / 10_000) < minVersion) {
      throw new StartError(
        `PostgreSQL ${row.version} at ${locationOf(url)} is too old. Upgrade to ${minVersion} or later, or set ${setting} to another server.`,
      );
    }
    return pool;
  } catch (error) {
    await pool.end();
    if (error instanceof StartError) throw error;
    throw new StartError(`${describeConnectError(error, url)} Fix the problem, or change ${setting}.`, {
      cause: error,
    });
  }
}

const PROBE_TIMEOUT_MS = 2000;

/** Fails unless the database answers a new connection within two seconds. */
export async function probeDatabase(url: string) {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'vitrine probe',
    connectionTimeoutMillis: PROBE_TIMEOUT_MS,
    query_timeout: PROBE_TIMEOUT_MS,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
  } finally {
    await client.end().catch(() => {});
  }
}

/** Returns the location of a database, without its password. */
function locationOf(url: string) {
  const { hostname, port, pathname } = new URL(url);
  return `${hostname}:${port || 5432}${pathname}`;
}

function describeConnectError(error: unknown, url: string) {
  const { code, message } = error as { code?: string; message: string };
  const location = locationOf(url);
  const user = new URL(url).username;
  switch (code) {
    case 'ECONNREFUSED':
      return `no PostgreSQL server responds at ${location}.`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `the host of ${location} can't be resolved.`;
    case '28P01':
    case '28000':
      return `PostgreSQL at ${location} rejected the login "${user}".`;
    case '3D000':
      return `PostgreSQL at ${location} has no such database.`;
    default:
      return `PostgreSQL at ${location} can't be used: ${message.split('\n')[0]?.replace(/\.$/, '')}.`;
  }
}
