import { resolve } from 'node:path';
import { CommandRefused } from '#admin/service.ts';
import { systemClock } from '#platform/clock.ts';
import { prepareDataDir, readOrMakeKey } from '#platform/data-dir.ts';
import { openBus } from '#platform/db/bus.ts';
import { connect } from '#platform/db/connect.ts';
import { makeDatabase } from '#platform/db/database.ts';
import { hasEmbeddedPostgres, startEmbeddedPostgres, visitEmbeddedPostgres } from '#platform/db/embedded.ts';
import { openPageCache } from '#platform/http/page-cache.ts';
import { requireSameSecret } from '#platform/instance-identity/secret.ts';
import { openInstanceSettings } from '#platform/instance-settings/open-instance-settings.ts';
import { type Log, makeLog } from '#platform/log.ts';
import type { Settings } from '#platform/settings.ts';
import type { Call } from './command.ts';

type Opening = Pick<Call, 'settings' | 'closing'>;

/** The data directory and its key. */
export async function openDataDir({ DATA_DIR, LOG_LEVEL }: Settings) {
  const dataDir = await prepareDataDir(DATA_DIR);
  // What went wrong is told by the command; the rest is for a log that nobody reads here.
  const log = makeLog(LOG_LEVEL === 'info' ? 'fatal' : LOG_LEVEL);
  return { dataDir, key: await readOrMakeKey(dataDir), log };
}

type Place = { dataDir: string; key: string; log: Log };

/** The database of the instance, whether it runs or not; where it has none yet, that is told. */
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

/** The database for a command that must be alone with it, opened as the owner of its tables; made where there is none. */
export async function openDatabaseAlone({ settings, closing }: Opening, { dataDir, key, log }: Place) {
  const embedded = settings.DATABASE_URL === undefined ? await startEmbeddedPostgres({ dataDir, key, log }) : undefined;
  if (embedded) closing.push(embedded.stop);
  const url = embedded?.url ?? settings.DATABASE_URL ?? '';
  const ownerUrl = embedded?.ownerUrl ?? settings.MIGRATION_DATABASE_URL ?? url;
  const pool = await connect(ownerUrl, log, { connections: 3 });
  closing.push(() => pool.end());
  return { url, ownerUrl, pool, superUrl: embedded?.superUrl };
}

/** What the commands on people and mail lean on. Running instances hear of changes from the database. */
export async function openInstance(opening: Opening) {
  const { settings, closing } = opening;
  if (settings.DATABASE_URL === undefined) await requireInstance(resolve(settings.DATA_DIR));
  const place = await openDataDir(settings);
  const { url, pool } = await openDatabase(opening, place);
  const { rows } = await pool.query<{ ready: boolean | null }>(
    "select has_table_privilege(to_regclass('public.instance_identity'), 'select') as ready",
  );
  if (!rows[0]?.ready) {
    throw new CommandRefused('The database has no tables of this version yet. Start Vitrine once, then try again.');
  }
  const bus = await openBus(url, place.log);
  closing.push(bus.close);
  const db = await makeDatabase(pool);
  await requireSameSecret(db, settings.SECRET ?? place.key);
  const instance = await openInstanceSettings({ db, bus, settings, log: place.log });
  closing.push(instance.close);
  const pages = await openPageCache(bus, {});
  closing.push(pages.close);
  // Nobody is signed in here, so there is nothing to forget.
  const identity = { known: { forget: () => {} } };
  return { ...place, settings, db, bus, instance, pages, identity, clock: systemClock };
}

/** A wrong DATA_DIR is no reason to make a database there. */
async function requireInstance(dataDir: string) {
  if (await hasEmbeddedPostgres(dataDir)) return;
  throw new CommandRefused(
    `There is no database under ${dataDir}. Give this command the settings of the instance (DATA_DIR or DATABASE_URL), or start it once.`,
  );
}
