import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '../../pure/settings.ts';
import type { Database, SystemConnection } from '../db/database.ts';
import { newId } from '../ids.ts';
import { replaceValue, storeFirstValue } from './store.ts';

type StorageLocation = { settings: Settings; dataDir: string };

const REASON = 'compare the file storage with that of the database';
/** The file whose content identifies a folder of files, wherever it is mounted. */
const ID_FILE = 'place-id';

/** Returns the identity of the file storage: the bucket, or an id stored in the folder. */
async function storageIdOf({ settings, dataDir }: StorageLocation) {
  const { S3_ENDPOINT, S3_BUCKET } = settings;
  if (S3_ENDPOINT && S3_BUCKET) return `${S3_ENDPOINT}/${S3_BUCKET}`;
  const folder = join(dataDir, 'files');
  const file = join(folder, ID_FILE);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // If several instances start at once on one folder, the first one writes the id.
  await writeFile(file, newId(), { flag: 'wx', mode: 0o600, flush: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  return (await readFile(file, 'utf8')).trim();
}

/** Tests whether this instance uses the same file storage as the others on the database. */
export async function isStorageOfDatabase(db: Database, location: StorageLocation) {
  const storageId = await storageIdOf(location);
  return (await db.asSystem(REASON, ({ sql }) => storeFirstValue(sql, 'files', storageId))) === storageId;
}

/** Tests whether the database expects its files in another storage; false if none is recorded yet. */
export async function isStorageMismatch(connection: Pick<SystemConnection, 'query'>, location: StorageLocation) {
  const { rows } = await connection.query<{ value: string }>(
    "select value from instance_identity where name = 'files'",
  );
  return rows[0] !== undefined && rows[0].value !== (await storageIdOf(location));
}

/** Records this storage as that of the database, after files were restored here. */
export async function claimStorage(db: Database, location: StorageLocation) {
  const storageId = await storageIdOf(location);
  await db.asSystem('record the file storage after a restore', ({ sql }) => replaceValue(sql, 'files', storageId));
}
