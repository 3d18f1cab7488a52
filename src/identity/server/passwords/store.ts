import { and, eq, isNotNull, like, not, sql as query } from 'drizzle-orm';
import type { Sql } from '#platform/server/db/database.ts';
import { CURRENT_HASHES } from '#platform/server/passwords/password-hash.ts';
import { credentials } from '../tables.ts';

const isOlder = and(isNotNull(credentials.password), not(like(credentials.password, CURRENT_HASHES)));

export async function hasOlderHashes(sql: Sql) {
  const found = await sql.select({ one: query`1` }).from(credentials).where(isOlder).limit(1);
  return found.length > 0;
}

/** Returns the id of a member's credential if its password hash is of an older kind. */
export async function findOlderHash(sql: Sql, uid: string) {
  const [found] = await sql
    .select({ id: credentials.id })
    .from(credentials)
    .where(and(eq(credentials.userId, uid), isOlder));
  return found?.id;
}

export const replaceHash = (sql: Sql, id: string, password: string) =>
  sql.update(credentials).set({ password }).where(eq(credentials.id, id));
