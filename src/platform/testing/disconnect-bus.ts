import { expect } from 'vitest';
import type { Bus } from '#platform/server/db/bus.ts';
import { eventually } from '../../testing/eventually.ts';
import { asSuperuser, type openTestDatabase } from '../../testing/test-database.ts';

type BusUnderTest = { database: Awaited<ReturnType<typeof openTestDatabase>>; bus: Bus };

/**
 * Severs the connection by which instances notify one another, and blocks new ones. Returns the function that restores
 * it.
 */
export async function disconnectBus({ database, bus }: BusUnderTest) {
  const name = new URL(database.url).pathname.slice(1);
  await asSuperuser((client) => client.query(`alter database ${name} connection limit 0`));
  await database.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'vitrine bus' and datname = $1",
    [name],
  );
  await eventually(() => expect(bus.isConnected()).toBe(false));
  return async () => {
    await asSuperuser((client) => client.query(`alter database ${name} connection limit -1`));
    await eventually(() => expect(bus.isConnected()).toBe(true));
  };
}
