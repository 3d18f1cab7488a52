import { and, desc, eq, gt, inArray, lte, ne, or } from 'drizzle-orm';
import type { Sql } from '#platform/server/db/database.ts';
import { storeVerification, takeVerification } from '../store.ts';
import { formerUsernames, users } from '../tables.ts';

export type FormerUsername = typeof formerUsernames.$inferSelect;

/** Returns current and reserved former usernames of other members that have one of these skeletons. */
export async function findConflictingNames(sql: Sql, skeletons: readonly string[], uid: string | undefined, now: Date) {
  const excludedUid = uid ?? '';
  const [current, former] = [
    await sql
      .select({ username: users.username, look: users.usernameLook })
      .from(users)
      .where(and(inArray(users.usernameLook, [...skeletons]), ne(users.id, excludedUid))),
    await sql
      .select({ username: formerUsernames.username, look: formerUsernames.look })
      .from(formerUsernames)
      .where(
        and(
          inArray(formerUsernames.look, [...skeletons]),
          ne(formerUsernames.userId, excludedUid),
          gt(formerUsernames.keptUntil, now),
        ),
      ),
  ];
  return [...current, ...former];
}

/** Reserves a username that was given up, and releases the new one if it was a former username. */
export async function reserveFormerUsername(sql: Sql, former: FormerUsername, newUsername: string) {
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

/** Returns the member's latest username change. */
export async function findLatestChange(sql: Sql, uid: string) {
  const [change] = await sql
    .select()
    .from(formerUsernames)
    .where(eq(formerUsernames.userId, uid))
    .orderBy(desc(formerUsernames.changedAt))
    .limit(1);
  return change;
}

/** Returns the current username of the active member who had this one. */
export async function findCurrentName(sql: Sql, former: string, now: Date) {
  const [found] = await sql
    .select({ username: users.username })
    .from(formerUsernames)
    .innerJoin(users, eq(users.id, formerUsernames.userId))
    .where(and(eq(formerUsernames.username, former), gt(formerUsernames.keptUntil, now), eq(users.isActive, true)));
  return found?.username;
}

const requestedUsernameKey = (uid: string) => `username wish ${uid}`;

/** Stores the username that was requested at sign-up, until the address is verified. */
export const storeRequestedUsername = (sql: Sql, uid: string, username: string) =>
  storeVerification(sql, requestedUsernameKey(uid), username);
export const takeRequestedUsername = (sql: Sql, uid: string) => takeVerification(sql, requestedUsernameKey(uid));

export const selectFormerUsernames = (sql: Sql, uid: string) =>
  sql
    .select({ username: formerUsernames.username, changedAt: formerUsernames.changedAt })
    .from(formerUsernames)
    .where(eq(formerUsernames.userId, uid))
    .orderBy(desc(formerUsernames.changedAt));
