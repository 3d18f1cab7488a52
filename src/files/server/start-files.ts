import { join } from 'node:path';
import type { Kernel } from '#platform/kernel.ts';
import { diskBlobs } from './blobs/disk-blobs.ts';
import { s3Blobs } from './blobs/s3-blobs.ts';
import type { FilesKernel } from './context.ts';
import { SWEEP_BLOBS_CRON, SWEEP_CRON, sweepBlobs, sweepFiles, sweepLoose, sweepUnknown } from './sweep.ts';

/** Opens where the bytes lie, and sweeps it for as long as the instance runs. */
export async function startFiles(kernel: Kernel): Promise<FilesKernel> {
  const ctx: FilesKernel = { ...kernel, blobs: blobsOf(kernel) };
  const { jobs } = kernel;
  await jobs.register(sweepFiles);
  await jobs.work(sweepFiles, () => sweepLoose(ctx));
  await jobs.schedule(sweepFiles, SWEEP_CRON);
  await jobs.register(sweepBlobs);
  await jobs.work(sweepBlobs, () => sweepUnknown(ctx));
  await jobs.schedule(sweepBlobs, SWEEP_BLOBS_CRON);
  return ctx;
}

function blobsOf({ settings, dataDir }: Kernel) {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_KEY: key, S3_SECRET: secret, S3_REGION: region } = settings;
  if (!endpoint || !bucket || !key || !secret) return diskBlobs(join(dataDir, 'files'));
  return s3Blobs({ endpoint, bucket, key, secret, region });
}
