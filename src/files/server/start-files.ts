import { join } from 'node:path';
import { makeUploadSlots } from '#platform/http/upload-slots.ts';
import { filesAreElsewhere } from '#platform/instance-identity/files-place.ts';
import type { Kernel } from '#platform/kernel.ts';
import { removeOldFiles } from '#platform/old-files.ts';
import { openBlobs } from './blobs/open-blobs.ts';
import type { FilesKernel } from './context.ts';
import * as sweep from './sweep.ts';

const HERE_MILLISECONDS = 10 * 60 * 1000;

type Hooks = Pick<FilesKernel, 'findOwner' | 'isDown'>;

/** Creates the files kernel, with blob storage and upload slots. */
export function openFiles(kernel: Kernel, hooks: Hooks): FilesKernel {
  const { MEMBER_UPLOADS, TOTAL_UPLOADS } = kernel.settings;
  const uploadSlots = makeUploadSlots({ perMember: MEMBER_UPLOADS, total: TOTAL_UPLOADS });
  return { ...kernel, blobs: openBlobs(kernel), uploadSlots, ...hooks };
}

/** Creates the files kernel, and sweeps its storage for as long as the instance runs. */
export async function startFiles(kernel: Kernel, hooks: Hooks) {
  const files = openFiles(kernel, hooks);
  const { jobs } = kernel;
  await jobs.register(sweep.sweepFiles);
  await jobs.work(sweep.sweepFiles, () => sweep.sweepLoose(files));
  await jobs.schedule(sweep.sweepFiles, sweep.SWEEP_CRON);
  await jobs.register(sweep.sweepBlobs);
  await jobs.work(sweep.sweepBlobs, async () => {
    // Bytes missing here may be in the storage of the other instances.
    if (await filesAreElsewhere(kernel.db.pool, kernel)) return;
    await sweep.sweepUnknown(files);
    await sweep.sweepMissing(files);
  });
  await jobs.schedule(sweep.sweepBlobs, sweep.SWEEP_BLOBS_CRON);
  return { files, close: await keepSweepingHere(files) };
}

/** Sweeps local temporary files. This is not a job, because each machine must do it on its own disk. */
async function keepSweepingHere(files: FilesKernel) {
  const { dataDir, blobs, log } = files;
  const sweepHere = async () => {
    const before = sweep.longAgo(files);
    try {
      await removeOldFiles(join(dataDir, 'uploads'), before);
      await blobs.sweep(before);
    } catch (err) {
      log.error({ err }, 'could not delete leftover files');
    }
  };
  await sweepHere();
  const timer = setInterval(sweepHere, HERE_MILLISECONDS).unref();
  return () => clearInterval(timer);
}
