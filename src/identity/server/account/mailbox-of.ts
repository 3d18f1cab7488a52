import type { Tx } from '#platform/db/database.ts';
import { findUser } from '../store.ts';

/** Where a member is mailed, and in which language; nobody who was deactivated. */
export async function mailboxOf({ sql }: Tx, uid: string) {
  const user = await findUser(sql, uid);
  return user?.isActive ? { recipient: user.email, language: user.language } : undefined;
}
