import type { Sql } from '#platform/db/database.ts';
import { findUser } from '../store.ts';
import { emailTaken } from './create-account.ts';
import { isWaiting, removeWaiting } from './registration-mark.ts';

/**
 * Refuses an address that has an account. One that nobody has proven to be theirs, where accounts are hidden, makes way for
 * a person whom an admin wants here.
 */
export async function makeWay(sql: Sql, email: string) {
  const known = await findUser(sql, { email });
  if (!known) return;
  if (!(await isWaiting(sql, known))) throw emailTaken();
  await removeWaiting(sql, known);
}
