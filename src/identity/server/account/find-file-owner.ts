import type { FileOwner } from '#files/service.ts';
import type { Sql } from '#platform/db/database.ts';
import { findUser } from '../store.ts';

/** Returns what an account decides about the member's files; of nobody, nothing is shown. */
export async function findFileOwner(sql: Sql, uid: string): Promise<FileOwner> {
  const user = await findUser(sql, uid);
  return {
    isActive: user?.isActive ?? false,
    isProven: user?.emailVerified ?? false,
    storageMegabytes: user?.storageMegabytes ?? null,
  };
}
