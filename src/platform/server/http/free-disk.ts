import { statfs } from 'node:fs/promises';
import { AppError } from '../../pure/errors.ts';
import type { Kernel } from '../kernel.ts';

const MEGABYTE = 1024 * 1024;

/** Throws if the disk has less free space than the instance reserves. Applies to uploads only; text is still saved. */
export async function requireFreeDisk({ settings, dataDir }: Pick<Kernel, 'settings' | 'dataDir'>) {
  const { bavail, bsize } = await statfs(dataDir);
  if (bavail * bsize < settings.MIN_FREE_DISK_MEGABYTES * MEGABYTE) throw new AppError('INSUFFICIENT_STORAGE');
}
