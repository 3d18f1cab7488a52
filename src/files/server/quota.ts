import type { Sql } from '#platform/db/database.ts';
import type { Kernel } from '#platform/kernel.ts';
import type { FileOwner } from './context.ts';

const MEGABYTE = 1024 * 1024;

type Ctx = Pick<Kernel, 'instance' | 'settings'> & { findOwner: (sql: Sql, uid: string) => Promise<FileOwner> };

/** Returns how many bytes a member may store: what an admin set for them, or the default, less while unverified. */
export async function quotaOf({ instance, settings, findOwner }: Ctx, sql: Sql, uid: string) {
  const { isProven, storageMegabytes } = await findOwner(sql, uid);
  const { memberMegabytes } = instance.current;
  const usual = isProven ? memberMegabytes : Math.min(memberMegabytes, settings.UNPROVEN_MEGABYTES);
  return (storageMegabytes ?? usual) * MEGABYTE;
}
