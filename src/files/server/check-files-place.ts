import { claimFiles, hasFilesOfDatabase } from '#platform/instance-identity/files-place.ts';
import type { FilesKernel } from './context.ts';
import { someFiles } from './stored-blobs.ts';

type Ctx = Pick<FilesKernel, 'db' | 'settings' | 'dataDir' | 'blobs' | 'log'>;

const SAMPLE = 20;

/**
 * Warns if the database was used with another folder or bucket of files: an instance with the wrong one responds with
 * 404 for the files of the others. Files that were moved here are recognized by their presence.
 */
export async function checkFilesPlace({ db, settings, dataDir, blobs, log }: Ctx) {
  const place = { settings, dataDir };
  if (await hasFilesOfDatabase(db, place)) return;
  const sample = await someFiles(db.pool, SAMPLE);
  const isHere = await Promise.all(sample.map(({ blob }) => blobs.has(blob)));
  if (sample.length > 0 && isHere.every(Boolean)) return await claimFiles(db, place);
  log.warn(
    'the files of this database are in another folder or bucket; give all instances the same S3 settings or the same files folder',
  );
}
