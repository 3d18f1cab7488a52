import type { Tx } from '#platform/db/database.ts';
import { holdUsers } from '../store.ts';

/** Returns the uids that exist, and prevents their deletion until the transaction ends. */
export const holdMembers = async ({ sql }: Tx, uids: readonly string[]) => new Set(await holdUsers(sql, uids));
