import type { MemberStorage } from '../model/member-storage.ts';
import type { FilesKernel } from './context.ts';
import { bytesOf } from './store.ts';

const MEGABYTE = 1024 * 1024;

/** Where a member's files go, and how much room there is for them. */
export async function memberStorage(
  { db, settings, instance: { current } }: FilesKernel,
  uid: string,
): Promise<MemberStorage> {
  return {
    bucket: settings.STORAGE_BUCKET,
    folder: `users/${uid}/`,
    largestFile: current.fileMegabytes * MEGABYTE,
    room: current.memberMegabytes * MEGABYTE,
    used: await db.asSystem('count what a member keeps, pictures and all', ({ sql }) => bytesOf(sql, uid, '')),
  };
}
