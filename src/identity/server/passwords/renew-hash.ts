import type { Sql } from '#platform/server/db/database.ts';
import { hashPassword } from '#platform/server/passwords/password-hash.ts';
import { findOlderHash, replaceHash } from './store.ts';

/** Replaces a password hash of an older kind, after its member has entered the right password. */
export async function renewHash(sql: Sql, uid: string, password: string) {
  const id = await findOlderHash(sql, uid);
  if (id !== undefined) await replaceHash(sql, id, await hashPassword(password));
}
