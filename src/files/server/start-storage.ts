import { join } from 'node:path';
import { makeUploadSlots } from '#platform/server/http/upload-slots.ts';
import { isStorageMismatch } from '#platform/server/instance-identity/storage-identity.ts';
import type { Kernel } from '#platform/server/kernel.ts';
import { removeOldFiles } from '#platform/server/old-files.ts';
import { openBlobs } from './blobs/open-blobs.ts';
import type { StorageKernel } from './context.ts';
import * as sweep from './sweep.ts';

const LOCAL_SWEEP_INTERVAL_MS = 10 * 60 * 1000;

type StorageHooks = Pick<StorageKernel, 'findOwner' | 'isDown'>;

/** Creates the storage kernel, with blob storage and upload slots. */
export function openStorageKernel(kernel: Kernel, hooks: StorageHooks): StorageKernel {
  const { MEMBER_UPLOADS, TOTAL_UPLOADS } = kernel.settings;
  const uploadSlots = makeUploadSlots({ perMember: MEMBER_UPLOADS, total: TOTAL_UPLOADS });
  return { ...kernel, blobs: openBlobs(kernel), uploadSlots, ...hooks };
}

/** Creates the storage kernel, and sweeps its storage for as long as the instance runs. */
export async function startStorage(kernel: Kernel, hooks: StorageHooks) {
  const storage = openStorageKernel(kernel, hooks);
  const { jobs } = kernel;
  await jobs.register(sweep.sweepFilesJob);
  await jobs.work(sweep.sweepFilesJob, () => sweep.sweepLooseBlobs(storage));
  await jobs.schedule(sweep.sweepFilesJob, sweep.SWEEP_CRON);
  await jobs.register(sweep.sweepImportsJob);
  await jobs.work(sweep.sweepImportsJob, () => sweep.sweepImports(storage));
  await jobs.schedule(sweep.sweepImportsJob, sweep.SWEEP_IMPORTS_CRON);
  await jobs.register(sweep.sweepBlobsJob);
  await jobs.work(sweep.sweepBlobsJob, async () => {
    // Bytes missing here may be in the storage of the other instances.
    if (await isStorageMismatch(kernel.db.pool, kernel)) return;
    await sweep.sweepUnreferencedBlobs(storage);
    await sweep.sweepFilesWithoutBytes(storage);
  });
  await jobs.schedule(sweep.sweepBlobsJob, sweep.SWEEP_BLOBS_CRON);
  return { files: storage, close: await scheduleLocalSweep(storage) };
}

/** Sweeps local temporary files. This is not a job, because each machine must do it on its own disk. */
async function scheduleLocalSweep(storage: StorageKernel) {
  const { dataDir, blobs, log } = storage;
  const sweepLocal = async () => {
    const before = sweep.stagingCutoff(storage);
    try {
      await removeOldFiles(join(dataDir, 'uploads'), before);
      await blobs.sweep(before);
    } catch (err) {
      log.error({ err }, 'could not delete leftover files');
    }
  };
  await sweepLocal();
  const timer = setInterval(sweepLocal, LOCAL_SWEEP_INTERVAL_MS).unref();
  return () => clearInterval(timer);
}
