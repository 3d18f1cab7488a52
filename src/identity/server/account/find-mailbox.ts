import type { Tx } from '#platform/server/db/database.ts';
import { findUser } from '../store.ts';

/** Returns the address and language for emails to a member; undefined if there is no active member. */
export async function findMailbox({ sql }: Tx, uid: string) {
  const user = await findUser(sql, uid);
  return user?.isActive ? { recipient: user.email, language: user.language } : undefined;
}
