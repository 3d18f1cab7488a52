import type { Sql } from '#platform/server/db/database.ts';
import { findUser } from '../store.ts';
import { emailTakenError } from './create-account.ts';
import { isPendingAccount, removePendingAccount } from './registration-cookie.ts';

/**
 * Throws if the address has an account. If accounts are hidden, an unverified account is deleted instead, in favor of
 * the person whom an admin invites or creates.
 */
export async function requireAvailableEmail(sql: Sql, email: string) {
  const existing = await findUser(sql, { email });
  if (!existing) return;
  if (!(await isPendingAccount(sql, existing))) throw emailTakenError();
  await removePendingAccount(sql, existing);
}
