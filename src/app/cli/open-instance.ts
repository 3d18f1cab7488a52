import { resolve } from 'node:path';
import { CommandError } from '#admin/service.ts';
import type { Settings } from '#platform/pure/settings.ts';
import { systemClock } from '#platform/server/clock.ts';
import { prepareDataDir, readOrMakeKey } from '#platform/server/data-dir.ts';
import { openBus } from '#platform/server/db/bus.ts';
import { connect } from '#platform/server/db/connect.ts';
import { makeDatabase } from '#platform/server/db/database.ts';
import { attachEmbeddedPostgres, hasEmbeddedPostgres, startEmbeddedPostgres } from '#platform/server/db/embedded.ts';
import { requireSameSecret } from '#platform/server/instance-identity/secret.ts';
import { openInstanceSettings } from '#platform/server/instance-settings/open-instance-settings.ts';
import { type Log, makeLog } from '#platform/server/log.ts';
import type { CommandInput } from './command.ts';

type CommandContext = Pick<CommandInput, 'settings' | 'closing'>;

/** Opens the data directory and reads its key. */
export async function openDataDir({ DATA_DIR, LOG_LEVEL }: Settings) {
  const dataDir = await prepareDataDir(DATA_DIR);
  // The command reports errors itself, so by default only fatal log lines are written.
  const log = makeLog(LOG_LEVEL === 'info' ? 'fatal' : LOG_LEVEL);
  return { dataDir, key: await readOrMakeKey(dataDir), log };
}

type InstanceLocation = { dataDir: string; key: string; log: Log };

/** Opens the database of an instance, running or not. Throws if there is none yet. */
export async function openDatabase({ settings, closing }: CommandContext, location: InstanceLocation) {
  const { dataDir, key, log } = location;
  let url = settings.DATABASE_URL;
  if (url === undefined) {
    await requireInstance(dataDir);
    const attached = await attachEmbeddedPostgres({ dataDir, key, log });
    closing.push(attached.stop);
    url = attached.url;
  }
  const pool = await connect(url, log, { connections: 3 });
  closing.push(() => pool.end());
  return { url, pool };
}

/** Opens the database with exclusive access as the owner of its tables, and creates it if there is none. */
export async function openDatabaseExclusively(
  { settings, closing }: CommandContext,
  { dataDir, key, log }: InstanceLocation,
) {
  const embedded = settings.DATABASE_URL === undefined ? await startEmbeddedPostgres({ dataDir, key, log }) : undefined;
  if (embedded) closing.push(embedded.stop);
  const url = embedded?.url ?? settings.DATABASE_URL ?? '';
  const ownerUrl = embedded?.ownerUrl ?? settings.MIGRATION_DATABASE_URL ?? url;
  const pool = await connect(ownerUrl, log, { connections: 3 });
  closing.push(() => pool.end());
  return { url, ownerUrl, pool, superUrl: embedded?.superUrl };
}

/** Opens the data directory and the database of an instance that has been started before. */
export async function openPrepared(context: CommandContext) {
  const { settings } = context;
  if (settings.DATABASE_URL === undefined) await requireInstance(resolve(settings.DATA_DIR));
  const location = await openDataDir(settings);
  const database = await openDatabase(context, location);
  await requireTables(database.pool);
  return { ...location, ...database };
}

/**
 * Opens the database and settings of an instance, running or not. Running instances learn of changes from the database.
 */
export async function openInstance(context: CommandContext) {
  const { settings, closing } = context;
  const { url, pool, ...location } = await openPrepared(context);
  const bus = await openBus(url, location.log);
  closing.push(bus.close);
  const db = await makeDatabase(pool);
  const secret = settings.SECRET ?? location.key;
  await requireSameSecret(db, secret);
  const instance = await openInstanceSettings({ db, bus, settings, log: location.log });
  closing.push(instance.close);
  return { ...location, settings, secret, db, bus, instance, clock: systemClock };
}

/** Throws if no instance of this version has prepared the database, or if this login has no access to it. */
async function requireTables(pool: Awaited<ReturnType<typeof connect>>) {
  const { rows } = await pool.query<{ login: string; readable: boolean | null }>(
    "select current_user as login, has_table_privilege(to_regclass('public.instance_identity'), 'select') as readable",
  );
  const [access] = rows;
  if (access?.readable) return;
  throw new CommandError(
    access?.readable === false
      ? `The database user ${access.login} can't read Vitrine's tables. Use the instance's DATABASE_URL.`
      : 'The database schema is missing or out of date. Start Vitrine once, then try again.',
  );
}

/** Throws if the directory has no database, because a wrong DATA_DIR must not create one. */
async function requireInstance(dataDir: string) {
  if (await hasEmbeddedPostgres(dataDir)) return;
  throw new CommandError(
    `No database found in ${dataDir}. Set DATA_DIR or DATABASE_URL to the value the instance uses, or start Vitrine once.`,
  );
}
