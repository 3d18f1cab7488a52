import { claimStorage, isStorageOfDatabase } from '#platform/server/instance-identity/storage-identity.ts';
import type { StorageKernel } from './context.ts';
import { sampleFiles } from './referenced-blobs.ts';

type Ctx = Pick<StorageKernel, 'db' | 'settings' | 'dataDir' | 'blobs' | 'log'>;

const SAMPLE_SIZE = 20;

/**
 * Warns if the database was used with another folder or bucket of files: an instance with the wrong one responds with
 * 404 for the files of the others. Files that were moved here are recognized by their presence.
 */
export async function checkStorageLocation({ db, settings, dataDir, blobs, log }: Ctx) {
  const location = { settings, dataDir };
  if (await isStorageOfDatabase(db, location)) return;
  const sample = await sampleFiles(db.pool, SAMPLE_SIZE);
  const arePresent = await Promise.all(sample.map(({ blob }) => blobs.has(blob)));
  if (sample.length > 0 && arePresent.every(Boolean)) return await claimStorage(db, location);
  log.warn(
    'the files of this database are in another folder or bucket; give all instances the same S3 settings or the same files folder',
  );
}
