import type { FileOwner } from '#files/service.ts';
import type { Sql } from '#platform/server/db/database.ts';
import { findUser } from '../store.ts';

/** Returns the account settings that apply to a member's files. For an unknown uid, the owner is inactive. */
export async function findFileOwner(sql: Sql, uid: string): Promise<FileOwner> {
  const user = await findUser(sql, uid);
  return {
    isActive: user?.isActive ?? false,
    isVerified: user?.emailVerified ?? false,
    storageMegabytes: user?.storageMegabytes ?? null,
  };
}
