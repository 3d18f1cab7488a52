import { and, eq, isNull, lt, lte, not, sql as query } from 'drizzle-orm';
import type { Sql } from '#platform/server/db/database.ts';
import { users } from '../tables.ts';

/** Matches unverified accounts, except those of admins and deactivated ones, which stay until an admin decides. */
const isUnverified = and(not(query`${users.emailVerified}`), not(query`${users.isAdmin}`), eq(users.isActive, true));

type UnverifiedQuery = { which: 'to remind' | 'due'; now: Date; registeredBefore: Date; limit: number };

/** Returns the uids of unverified accounts that are due for a reminder, or for deletion. */
export async function selectUnverified(sql: Sql, { which: stage, now, registeredBefore, limit }: UnverifiedQuery) {
  const stageCondition =
    stage === 'due' ? lte(users.removalDue, now) : and(isNull(users.removalDue), lt(users.createdAt, registeredBefore));
  const rows = await sql.select({ uid: users.id }).from(users).where(and(isUnverified, stageCondition)).limit(limit);
  return rows.map(({ uid }) => uid);
}

/** Returns an unverified account and locks its row until the transaction ends, so that it isn't verified meanwhile. */
export async function lockUnverified(sql: Sql, uid: string) {
  const [user] = await sql
    .select()
    .from(users)
    .where(and(eq(users.id, uid), isUnverified))
    .for('update');
  return user;
}
