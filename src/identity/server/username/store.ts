import { and, desc, eq, gt, inArray, lte, ne, or } from 'drizzle-orm';
import type { Sql } from '#platform/db/database.ts';
import { keepNote, takeNote } from '../store.ts';
import { formerUsernames, users } from '../tables.ts';

export type FormerUsername = typeof formerUsernames.$inferSelect;

/** Of these looks, the ones that somebody else's name has, or had until lately. */
export async function namesInTheWay(sql: Sql, looks: readonly string[], uid: string | undefined, now: Date) {
  const own = uid ?? '';
  const [present, former] = [
    await sql
      .select({ username: users.username, look: users.usernameLook })
      .from(users)
      .where(and(inArray(users.usernameLook, [...looks]), ne(users.id, own))),
    await sql
      .select({ username: formerUsernames.username, look: formerUsernames.look })
      .from(formerUsernames)
      .where(
        and(
          inArray(formerUsernames.look, [...looks]),
          ne(formerUsernames.userId, own),
          gt(formerUsernames.keptUntil, now),
        ),
      ),
  ];
  return [...present, ...former];
}

/** Keeps a name that was given up; the new one is nobody's former name any more. */
export async function keepFormer(sql: Sql, former: FormerUsername, newUsername: string) {
  await sql
    .delete(formerUsernames)
    .where(
      or(
        eq(formerUsernames.username, newUsername),
        and(eq(formerUsernames.username, former.username), lte(formerUsernames.keptUntil, former.changedAt)),
      ),
    );
  await sql.insert(formerUsernames).values(former);
}

/** The member's latest change of name. */
export async function latestChange(sql: Sql, uid: string) {
  const [change] = await sql
    .select()
    .from(formerUsernames)
    .where(eq(formerUsernames.userId, uid))
    .orderBy(desc(formerUsernames.changedAt))
    .limit(1);
  return change;
}

/** The present name of whoever had this one. */
export async function presentName(sql: Sql, former: string, now: Date) {
  const [found] = await sql
    .select({ username: users.username })
    .from(formerUsernames)
    .innerJoin(users, eq(users.id, formerUsernames.userId))
    .where(and(eq(formerUsernames.username, former), gt(formerUsernames.keptUntil, now), eq(users.isActive, true)));
  return found?.username;
}

const wishOf = (uid: string) => `username wish ${uid}`;

/** Remembers which name somebody would like, until the address is proven. */
export const keepWish = (sql: Sql, uid: string, username: string) => keepNote(sql, wishOf(uid), username);
export const takeWish = (sql: Sql, uid: string) => takeNote(sql, wishOf(uid));

export const selectFormer = (sql: Sql, uid: string) =>
  sql
    .select({ username: formerUsernames.username, changedAt: formerUsernames.changedAt })
    .from(formerUsernames)
    .where(eq(formerUsernames.userId, uid))
    .orderBy(desc(formerUsernames.changedAt));
