import { statfs } from 'node:fs/promises';
import { AppError } from '../errors.ts';
import type { Kernel } from '../kernel.ts';

const MEGABYTE = 1024 * 1024;

/** Refuses an upload where less of the disk is free than the instance keeps for itself. Text is saved all the same. */
export async function requireFreeDisk({ settings, dataDir }: Pick<Kernel, 'settings' | 'dataDir'>) {
  const { bavail, bsize } = await statfs(dataDir);
  if (bavail * bsize < settings.MIN_FREE_DISK_MEGABYTES * MEGABYTE) throw new AppError('INSUFFICIENT_STORAGE');
}
