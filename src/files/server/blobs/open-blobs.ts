import { join } from 'node:path';
import type { Kernel } from '#platform/server/kernel.ts';
import type { Blobs } from './blobs.ts';
import { diskBlobs } from './disk-blobs.ts';
import { s3Blobs } from './s3-blobs.ts';

/** Opens the blob storage of this instance: S3 if configured, else a folder. */
export function openBlobs({ settings, dataDir }: Pick<Kernel, 'settings' | 'dataDir'>): Blobs {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_KEY: key, S3_SECRET: secret, S3_REGION: region } = settings;
  if (!endpoint || !bucket || !key || !secret) return diskBlobs(join(dataDir, 'files'));
  return s3Blobs({ endpoint, bucket, key, secret, region });
}
