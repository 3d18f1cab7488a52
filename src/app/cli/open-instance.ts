import { resolve } from 'node:path';
import { CommandRefused } from '#admin/service.ts';
import { systemClock } from '#platform/clock.ts';
import { prepareDataDir, readOrMakeKey } from '#platform/data-dir.ts';
import { openBus } from '#platform/db/bus.ts';
import { connect } from '#platform/db/connect.ts';
import { makeDatabase } from '#platform/db/database.ts';
import { hasEmbeddedPostgres, startEmbeddedPostgres, visitEmbeddedPostgres } from '#platform/db/embedded.ts';
import { requireSameSecret } from '#platform/instance-identity/secret.ts';
import { openInstanceSettings } from '#platform/instance-settings/open-instance-settings.ts';
import { type Log, makeLog } from '#platform/log.ts';
import type { Settings } from '#platform/settings.ts';
import type { Call } from './command.ts';

type Opening = Pick<Call, 'settings' | 'closing'>;

/** Opens the data directory and reads its key. */
export async function openDataDir({ DATA_DIR, LOG_LEVEL }: Settings) {
  const dataDir = await prepareDataDir(DATA_DIR);
  // The command reports errors itself, so by default only fatal log lines are written.
  const log = makeLog(LOG_LEVEL === 'info' ? 'fatal' : LOG_LEVEL);
  return { dataDir, key: await readOrMakeKey(dataDir), log };
}

type Place = { dataDir: string; key: string; log: Log };

/** Opens the database of an instance, running or not. Throws if there is none yet. */
export async function openDatabase({ settings, closing }: Opening, place: Place) {
  const { dataDir, key, log } = place;
  let url = settings.DATABASE_URL;
  if (url === undefined) {
    await requireInstance(dataDir);
    const visited = await visitEmbeddedPostgres({ dataDir, key, log });
    closing.push(visited.stop);
    url = visited.url;
  }
  const pool = await connect(url, log, { connections: 3 });
  closing.push(() => pool.end());
  return { url, pool };
}

/** Opens the database with exclusive access as the owner of its tables, and creates it if there is none. */
export async function openDatabaseAlone({ settings, closing }: Opening, { dataDir, key, log }: Place) {
  const embedded = settings.DATABASE_URL === undefined ? await startEmbeddedPostgres({ dataDir, key, log }) : undefined;
  if (embedded) closing.push(embedded.stop);
  const url = embedded?.url ?? settings.DATABASE_URL ?? '';
  const ownerUrl = embedded?.ownerUrl ?? settings.MIGRATION_DATABASE_URL ?? url;
  const pool = await connect(ownerUrl, log, { connections: 3 });
  closing.push(() => pool.end());
  return { url, ownerUrl, pool, superUrl: embedded?.superUrl };
}

/** Opens the data directory and the database of an instance that has been started before. */
export async function openPrepared(opening: Opening) {
  const { settings } = opening;
  if (settings.DATABASE_URL === undefined) await requireInstance(resolve(settings.DATA_DIR));
  const place = await openDataDir(settings);
  const database = await openDatabase(opening, place);
  await requireTables(database.pool);
  return { ...place, ...database };
}

/**
 * Opens the database and settings of an instance, running or not. Running instances learn of changes from the database.
 */
export async function openInstance(opening: Opening) {
  const { settings, closing } = opening;
  const { url, pool, ...place } = await openPrepared(opening);
  const bus = await openBus(url, place.log);
  closing.push(bus.close);
  const db = await makeDatabase(pool);
  const secret = settings.SECRET ?? place.key;
  await requireSameSecret(db, secret);
  const instance = await openInstanceSettings({ db, bus, settings, log: place.log });
  closing.push(instance.close);
  return { ...place, settings, secret, db, bus, instance, clock: systemClock };
}

/** Throws if no instance of this version has prepared the database, or if this login has no access to it. */
async function requireTables(pool: Awaited<ReturnType<typeof connect>>) {
  const { rows } = await pool.query<{ login: string; readable: boolean | null }>(
    "select current_user as login, has_table_privilege(to_regclass('public.instance_identity'), 'select') as readable",
  );
  const [found] = rows;
  if (found?.readable) return;
  throw new CommandRefused(
    found?.readable === false
      ? `The database login ${found.login} can't read the tables of Vitrine. Use the DATABASE_URL of the instance.`
      : 'The database schema is missing or out of date. Start Vitrine once, then try again.',
  );
}

/** Throws if the directory has no database, because a wrong DATA_DIR must not create one. */
async function requireInstance(dataDir: string) {
  if (await hasEmbeddedPostgres(dataDir)) return;
  throw new CommandRefused(
    `No database found in ${dataDir}. Set DATA_DIR or DATABASE_URL as for the instance, or start Vitrine once.`,
  );
}
