import { onTestFinished } from 'vitest';
import { asSuperuser, databaseIn } from './test-database.ts';

/** The timeout in milliseconds for connections to end. */
const TERMINATION_TIMEOUT_MS = 10_000;

/** Closes a database to all connections, until it is opened again or the test ends. */
export async function blockConnections(databaseUrl: string) {
  const name = databaseIn(databaseUrl);
  const allow = (allowed: boolean) =>
    asSuperuser((client) => client.query(`alter database ${name} with allow_connections ${allowed}`));
  onTestFinished(() => allow(true));
  await allow(false);
  await asSuperuser((client) =>
    client.query('select pg_terminate_backend(pid, $2) from pg_stat_activity where datname = $1', [
      name,
      TERMINATION_TIMEOUT_MS,
    ]),
  );
  return { open: () => allow(true) };
}
