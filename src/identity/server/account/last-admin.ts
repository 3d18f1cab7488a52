import { AppError } from '#platform/pure/errors.ts';
import type { Sql } from '#platform/server/db/database.ts';
import { existsActiveAdmin, lockUntilCommit } from '../store.ts';

/** Locks changes of admins until the transaction ends, so that two admins can't remove each other at the same time. */
export const lockAdmins = (sql: Sql) => lockUntilCommit(sql, 'the first admin');

/** Throws if, after a change, no active admin is left. */
export async function requireRemainingAdmin(sql: Sql) {
  if (!(await existsActiveAdmin(sql))) throw new AppError('CONFLICT', { text: { word: 'lastAdmin' } });
}
