import type { Sql } from '#platform/server/db/database.ts';
import type { Kernel } from '#platform/server/kernel.ts';
import type { FileOwner } from './context.ts';

const MEGABYTE = 1024 * 1024;

type QuotaSettings = Pick<Kernel, 'instance' | 'settings'>;
type Ctx = QuotaSettings & { findOwner: (sql: Sql, uid: string) => Promise<FileOwner> };

/** Returns how many bytes a member may store: what an admin set for them, or the default, less while unverified. */
export async function quotaOf(ctx: Ctx, sql: Sql, uid: string) {
  const owner = await ctx.findOwner(sql, uid);
  return (owner.storageMegabytes ?? defaultQuotaMegabytes(ctx, owner)) * MEGABYTE;
}

/** Returns how many megabytes a member may store where no admin set a limit for them, less while unverified. */
export function defaultQuotaMegabytes(
  { instance, settings }: QuotaSettings,
  { isVerified }: Pick<FileOwner, 'isVerified'>,
) {
  const { memberMegabytes } = instance.current;
  return isVerified ? memberMegabytes : Math.min(memberMegabytes, settings.UNPROVEN_MEGABYTES);
}
