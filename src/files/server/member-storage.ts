import type { MemberStorage } from '../model/member-storage.ts';
import type { FilesKernel } from './context.ts';
import { quotaOf } from './quota.ts';
import { bytesOf } from './store.ts';

const MEGABYTE = 1024 * 1024;

/** Returns the storage location, limits and usage of a member. */
export async function memberStorage(files: FilesKernel, uid: string): Promise<MemberStorage> {
  const { db, settings, instance } = files;
  return db.asSystem('count what a member keeps, pictures and all', async ({ sql }) => {
    const room = await quotaOf(files, sql, uid);
    return {
      bucket: settings.STORAGE_BUCKET,
      folder: `users/${uid}/`,
      largestFile: Math.min(instance.current.fileMegabytes * MEGABYTE, room),
      room,
      used: await bytesOf(sql, uid, ''),
    };
  });
}
