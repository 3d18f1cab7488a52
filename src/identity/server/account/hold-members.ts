import type { Tx } from '#platform/db/database.ts';
import { holdUsers } from '../store.ts';

/** Those of these members who are there. They can't be deleted before the transaction ends. */
export const holdMembers = async ({ sql }: Tx, uids: readonly string[]) => new Set(await holdUsers(sql, uids));
