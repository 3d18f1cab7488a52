import { and, eq, isNull, lt, lte, not, sql as query } from 'drizzle-orm';
import type { Sql } from '#platform/db/database.ts';
import { users } from '../tables.ts';

/** Matches unverified accounts, except those of admins and deactivated ones, which stay until an admin decides. */
const isUnproven = and(not(query`${users.emailVerified}`), not(query`${users.isAdmin}`), eq(users.isActive, true));

type Wanted = { which: 'to remind' | 'due'; now: Date; registeredBefore: Date; limit: number };

/** Returns the uids of unverified accounts that are due for a reminder, or for deletion. */
export async function selectUnproven(sql: Sql, { which, now, registeredBefore, limit }: Wanted) {
  const isWanted =
    which === 'due' ? lte(users.removalDue, now) : and(isNull(users.removalDue), lt(users.createdAt, registeredBefore));
  const rows = await sql.select({ uid: users.id }).from(users).where(and(isUnproven, isWanted)).limit(limit);
  return rows.map(({ uid }) => uid);
}

/** Returns an unverified account and locks its row until the transaction ends, so that it isn't verified meanwhile. */
export async function holdUnproven(sql: Sql, uid: string) {
  const [user] = await sql
    .select()
    .from(users)
    .where(and(eq(users.id, uid), isUnproven))
    .for('update');
  return user;
}
