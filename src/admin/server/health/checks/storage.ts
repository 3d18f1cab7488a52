import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { probeBlobs, sampleFiles, stillReferenced } from '#files/service.ts';
import { isStorageMismatch } from '#platform/server/instance-identity/storage-identity.ts';
import type { CheckOutcome, DatabasePool, HealthCheck, HealthCheckContext } from '../health-check.ts';
import { countMissingMigrations } from '../store.ts';

/** Checks that the file storage works, by writing and reading as the product does. */
export const storage: HealthCheck = {
  name: 'storage',
  run: async ({ blobs, settings, dataDir, pool }) => {
    const { S3_BUCKET } = settings;
    const storageFix = S3_BUCKET ? ({ word: 'storageS3' } as const) : undefined;
    try {
      await probeBlobs(blobs);
    } catch (error) {
      const values = { reason: (error as Error).message };
      return {
        state: 'fail',
        seen: { word: 'storageBroken', values },
        fix: storageFix ?? { word: 'storageDisk', values: { folder: join(dataDir, 'files') } },
      };
    }
    const database = await pool().catch(() => undefined);
    const failure = database && (await findMissingFiles(database, { blobs, settings, dataDir }));
    if (failure) return failure;
    const location = S3_BUCKET ?? join(dataDir, 'files');
    return { state: 'ok', seen: { word: S3_BUCKET ? 'storageS3' : 'storageDisk', values: { place: location } } };
  },
};

/** Number of files to look for: instant on a disk, a few seconds on S3. */
const SAMPLE_SIZE = 500;
const MAX_CONCURRENT = 20;

/** Looks for the contents of some random files; only a backup checks all. */
async function findMissingFiles(
  pool: DatabasePool,
  { blobs, ...location }: Pick<HealthCheckContext, 'blobs' | 'settings' | 'dataDir'>,
) {
  // An outdated schema is reported by another check.
  if ((await countMissingMigrations(pool)) !== 0) return;
  if (await isStorageMismatch(pool, location)) {
    return {
      state: 'fail',
      seen: { word: 'storageElsewhere' },
      fix: { word: 'storageElsewhere' },
    } satisfies CheckOutcome;
  }
  const sample = await sampleFiles(pool, SAMPLE_SIZE);
  const limit = pLimit(MAX_CONCURRENT);
  const exists = await Promise.all(sample.map(({ blob }) => limit(() => blobs.has(blob))));
  const missingBlobs = sample.filter((_, index) => !exists[index]).map(({ blob }) => blob);
  const missing = missingBlobs.length === 0 ? [] : await stillReferenced(pool, missingBlobs);
  const [first] = missing;
  if (!first) return;
  const values = { count: sample.length, missing: missing.length, file: first.file };
  return {
    state: 'fail',
    seen: { word: 'storageMissing', values },
    fix: { word: 'storageMissing' },
  } satisfies CheckOutcome;
}

const MEGABYTE = 1e6;
const FEW_MEGABYTES = 1000;
const SMALL_SHARE = 0.05;

/**
 * Checks the free space of the data directory, which holds secrets, pending uploads and the embedded database even if
 * files are stored elsewhere.
 */
export const disk: HealthCheck = {
  name: 'disk',
  run: async ({ dataDir, settings }) => {
    const { bavail, blocks, bsize } = await statfs(dataDir);
    const bytes = bavail * bsize;
    const free = Math.floor(bytes / MEGABYTE);
    const share = blocks === 0 ? 1 : bavail / blocks;
    const seen = { word: 'disk', values: { free: { bytes }, share, folder: dataDir } } as const;
    if (free >= FEW_MEGABYTES && share >= SMALL_SHARE) return { state: 'ok', seen };
    return { state: free < settings.MIN_FREE_DISK_MEGABYTES ? 'fail' : 'warn', seen, fix: { word: 'disk' } };
  },
};
