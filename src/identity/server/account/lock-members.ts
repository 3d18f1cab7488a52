import type { Tx } from '#platform/server/db/database.ts';
import { lockUsers } from '../store.ts';

/** Returns the uids that exist, and prevents their deletion until the transaction ends. */
export const lockMembers = async ({ sql }: Tx, uids: readonly string[]) => new Set(await lockUsers(sql, uids));
