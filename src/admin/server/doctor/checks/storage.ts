import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { probeBlobs, someFiles, stillNamed } from '#files/service.ts';
import { filesAreElsewhere } from '#platform/instance-identity/files-place.ts';
import type { Check, Finding, Patient, Pool } from '../finding.ts';
import { missingMigrations } from '../store.ts';

/** Checks that the file storage works, by writing and reading as the product does. */
export const storage: Check = {
  name: 'storage',
  look: async ({ blobs, settings, dataDir, pool }) => {
    const { S3_BUCKET } = settings;
    const mend = S3_BUCKET ? ({ word: 'storageS3' } as const) : undefined;
    try {
      await probeBlobs(blobs);
    } catch (error) {
      const values = { reason: (error as Error).message };
      return {
        state: 'fail',
        seen: { word: 'storageBroken', values },
        mend: mend ?? { word: 'storageDisk', values: { folder: join(dataDir, 'files') } },
      };
    }
    const database = await pool().catch(() => undefined);
    const lost = database && (await findLost(database, { blobs, settings, dataDir }));
    if (lost) return lost;
    const place = S3_BUCKET ?? join(dataDir, 'files');
    return { state: 'ok', seen: { word: S3_BUCKET ? 'storageS3' : 'storageDisk', values: { place } } };
  },
};

/** Number of files to look for: instant on a disk, a few seconds on S3. */
const SAMPLE = 500;
const AT_ONCE = 20;

/** Looks for the contents of some random files; only a backup checks all. */
async function findLost(pool: Pool, { blobs, ...place }: Pick<Patient, 'blobs' | 'settings' | 'dataDir'>) {
  // An outdated schema is reported by another check.
  if ((await missingMigrations(pool)) !== 0) return;
  if (await filesAreElsewhere(pool, place)) {
    return { state: 'fail', seen: { word: 'storageElsewhere' }, mend: { word: 'storageElsewhere' } } satisfies Finding;
  }
  const sample = await someFiles(pool, SAMPLE);
  const inTurn = pLimit(AT_ONCE);
  const isThere = await Promise.all(sample.map(({ blob }) => inTurn(() => blobs.has(blob))));
  const absent = sample.filter((_, index) => !isThere[index]).map(({ blob }) => blob);
  const missing = absent.length === 0 ? [] : await stillNamed(pool, absent);
  const [first] = missing;
  if (!first) return;
  const values = { count: sample.length, missing: missing.length, file: first.file };
  return {
    state: 'fail',
    seen: { word: 'storageMissing', values },
    mend: { word: 'storageMissing' },
  } satisfies Finding;
}

const MEGABYTE = 1e6;
const FEW_MEGABYTES = 1000;
const SMALL_SHARE = 0.05;

/**
 * Checks the free space of the data directory, which holds secrets, pending uploads and the embedded database even if
 * files are stored elsewhere.
 */
export const disk: Check = {
  name: 'disk',
  look: async ({ dataDir, settings }) => {
    const { bavail, blocks, bsize } = await statfs(dataDir);
    const free = Math.floor((bavail * bsize) / MEGABYTE);
    const share = blocks === 0 ? 1 : bavail / blocks;
    const seen = { word: 'disk', values: { free, share, folder: dataDir } } as const;
    if (free >= FEW_MEGABYTES && share >= SMALL_SHARE) return { state: 'ok', seen };
    return { state: free < settings.MIN_FREE_DISK_MEGABYTES ? 'fail' : 'warn', seen, mend: { word: 'disk' } };
  },
};
