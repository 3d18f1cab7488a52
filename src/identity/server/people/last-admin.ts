import type { Sql } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import { holdUntilCommit } from '../store.ts';
import { existsActiveAdmin } from './store.ts';

/** Whoever else changes who the admins are waits until this transaction ends, so that two can't take off one another. */
export const holdAdmins = (sql: Sql) => holdUntilCommit(sql, 'the first admin');

/** Refuses, after a change, where nobody is left who could run the instance. */
export async function requireAnAdmin(sql: Sql) {
  if (!(await existsActiveAdmin(sql))) throw new AppError('CONFLICT', { text: { word: 'lastAdmin' } });
}
