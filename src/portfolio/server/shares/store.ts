import { and, desc, eq, isNotNull, sql as query } from 'drizzle-orm';
import type { Sql } from '#platform/db/database.ts';
import { shares, sites } from '../tables.ts';

export type StoredShare = typeof shares.$inferSelect;
type NewShare = typeof shares.$inferInsert;

const own = (ownerId: string, id: string) => and(eq(shares.ownerId, ownerId), eq(shares.id, id));

/** Whoever else wants to add to the links of a member waits until this transaction ends. */
export async function holdShares(sql: Sql, ownerId: string) {
  await sql.execute(query`select pg_advisory_xact_lock(hashtextextended(${`shares of ${ownerId}`}, 0))`);
}

export const countShares = (sql: Sql, ownerId: string) => sql.$count(shares, eq(shares.ownerId, ownerId));

/** Answers them in their order. */
export async function insertShares(sql: Sql, made: readonly NewShare[]) {
  if (made.length === 0) return [];
  return sql
    .insert(shares)
    .values([...made])
    .returning();
}

type Wanted = { after?: { createdAt: string; id: string } | undefined; limit: number };

/** The newest first. */
export const selectShares = (sql: Sql, ownerId: string, { after, limit }: Wanted) =>
  sql
    .select()
    .from(shares)
    .where(
      and(
        eq(shares.ownerId, ownerId),
        after && query`(${shares.createdAt}, ${shares.id}) < (${after.createdAt}::timestamptz, ${after.id})`,
      ),
    )
    .orderBy(desc(shares.createdAt), desc(shares.id))
    .limit(limit);

export async function findOwnShare(sql: Sql, ownerId: string, id: string) {
  const [found] = await sql.select().from(shares).where(own(ownerId, id));
  return found;
}

/** Whose link it is, if it leads anywhere; asked of all members' links. */
export async function findActiveShare(sql: Sql, id: string) {
  const [found] = await sql
    .select({ ownerId: shares.ownerId })
    .from(shares)
    .where(and(eq(shares.id, id), eq(shares.revoked, false)));
  return found;
}

export async function updateShare(
  sql: Sql,
  ownerId: string,
  id: string,
  change: Partial<Pick<StoredShare, 'label' | 'revoked'>>,
) {
  const [changed] = await sql.update(shares).set(change).where(own(ownerId, id)).returning();
  return changed;
}

export async function deleteShare(sql: Sql, ownerId: string, id: string) {
  const gone = await sql.delete(shares).where(own(ownerId, id)).returning({ id: shares.id });
  return gone.length > 0;
}

/** All of a member's, the newest first. */
export const selectAllShares = (sql: Sql, ownerId: string) =>
  sql.select().from(shares).where(eq(shares.ownerId, ownerId)).orderBy(desc(shares.createdAt), desc(shares.id));

/** Whether visitors may see the site of a member. */
export async function isSitePublished(sql: Sql, ownerId: string) {
  const count = await sql.$count(sites, and(eq(sites.ownerId, ownerId), isNotNull(sites.published)));
  return count > 0;
}
