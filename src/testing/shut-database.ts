import { onTestFinished } from 'vitest';
import { asSuperuser, databaseIn } from './test-database.ts';

/** The timeout in milliseconds for connections to end. */
const PATIENCE = 10_000;

/** Closes a database to all connections, until it is opened again or the test ends. */
export async function shutDatabase(databaseUrl: string) {
  const name = databaseIn(databaseUrl);
  const allow = (allowed: boolean) =>
    asSuperuser((client) => client.query(`alter database ${name} with allow_connections ${allowed}`));
  onTestFinished(() => allow(true));
  await allow(false);
  await asSuperuser((client) =>
    client.query('select pg_terminate_backend(pid, $2) from pg_stat_activity where datname = $1', [name, PATIENCE]),
  );
  return { open: () => allow(true) };
}
