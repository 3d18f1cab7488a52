import type { MemberStorage } from '../model/member-storage.ts';
import type { StorageKernel } from './context.ts';
import { quotaOf } from './quota.ts';
import { storedBytes } from './totals/store.ts';

const MEGABYTE = 1024 * 1024;

/** Returns the storage location, limits and usage of a member. */
export async function memberStorage(storage: StorageKernel, uid: string): Promise<MemberStorage> {
  const { db, settings, instance } = storage;
  return db.asSystem('count the stored bytes of a member', async ({ sql }) => {
    const quota = await quotaOf(storage, sql, uid);
    return {
      bucket: settings.STORAGE_BUCKET,
      folder: `users/${uid}/`,
      largestFile: Math.min(instance.current.fileMegabytes * MEGABYTE, quota),
      room: quota,
      used: await storedBytes(sql, uid, ''),
    };
  });
}
