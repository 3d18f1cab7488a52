import { and, eq, isNull, lt, lte, not, sql as query } from 'drizzle-orm';
import type { Sql } from '#platform/db/database.ts';
import { users } from '../tables.ts';

/** Not verified, and nobody whom an admin made one or shut out: those stay until an admin decides. */
const isUnproven = and(not(query`${users.emailVerified}`), not(query`${users.isAdmin}`), eq(users.isActive, true));

type Wanted = { which: 'to remind' | 'due'; now: Date; registeredBefore: Date; limit: number };

/** Returns the uids of unverified accounts that are to be reminded, or to be deleted. */
export async function selectUnproven(sql: Sql, { which, now, registeredBefore, limit }: Wanted) {
  const isWanted =
    which === 'due' ? lte(users.removalDue, now) : and(isNull(users.removalDue), lt(users.createdAt, registeredBefore));
  const rows = await sql.select({ uid: users.id }).from(users).where(and(isUnproven, isWanted)).limit(limit);
  return rows.map(({ uid }) => uid);
}

/** Holds an unverified account until the end of the transaction, so that nobody verifies it meanwhile. */
export async function holdUnproven(sql: Sql, uid: string) {
  const [user] = await sql
    .select()
    .from(users)
    .where(and(eq(users.id, uid), isUnproven))
    .for('update');
  return user;
}
