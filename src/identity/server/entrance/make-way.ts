import type { Sql } from '#platform/db/database.ts';
import { findUser } from '../store.ts';
import { emailTaken } from './create-account.ts';
import { isWaiting, removeWaiting } from './registration-mark.ts';

/**
 * Throws if the address has an account. If accounts are hidden, an unverified account is deleted instead, in favor of
 * the person whom an admin invites or creates.
 */
export async function makeWay(sql: Sql, email: string) {
  const known = await findUser(sql, { email });
  if (!known) return;
  if (!(await isWaiting(sql, known))) throw emailTaken();
  await removeWaiting(sql, known);
}
