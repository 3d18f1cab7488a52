import { and, eq, inArray, lte, sql as query } from 'drizzle-orm';
import { insertFailure } from '#audit/service.ts';
import type { Sql } from '#platform/server/db/database.ts';
import { newId } from '#platform/server/ids.ts';
import { emailChanges, formerUsernames, passkeys, sessions, users, verifications } from './tables.ts';

export type StoredUser = typeof users.$inferSelect;

export async function existsAdmin(sql: Sql) {
  const rows = await sql.select({ id: users.id }).from(users).where(eq(users.isAdmin, true)).limit(1);
  return rows.length > 0;
}

/** Returns whether there is an admin who can sign in. */
export async function existsActiveAdmin(sql: Sql) {
  const rows = await sql
    .select({ id: users.id })
    .from(users)
    .where(and(query`${users.isAdmin}`, query`${users.isActive}`))
    .limit(1);
  return rows.length > 0;
}

/** Returns a member by uid, or by another unique value. */
export async function findUser(
  sql: Sql,
  by: string | { email: string } | { username: string } | { credentialId: string },
): Promise<StoredUser | undefined> {
  const [user] = await sql.select().from(users).where(conditionOf(sql, by));
  return user;
}

function conditionOf(sql: Sql, by: Parameters<typeof findUser>[1]) {
  if (typeof by === 'string') return eq(users.id, by);
  if ('email' in by) return eq(users.email, by.email);
  if ('username' in by) return eq(users.username, by.username);
  const owner = sql.select({ id: passkeys.userId }).from(passkeys).where(eq(passkeys.credentialID, by.credentialId));
  return eq(users.id, query`(${owner})`);
}

const publicColumns = {
  id: users.id,
  username: users.username,
  displayName: users.displayName,
  photoUrl: users.photoUrl,
  bio: users.bio,
  location: users.location,
  website: users.website,
  socialLinks: users.socialLinks,
  showAchievements: users.showAchievements,
  language: users.language,
  timeZone: users.timeZone,
  deviceTimeZone: users.deviceTimeZone,
  emailVerified: users.emailVerified,
  acceptsMessages: users.acceptsMessages,
};

/** Returns the public fields of an active member; visitors can read these columns and no others. */
export async function findPublicUser(sql: Sql, by: string | { username: string }) {
  const condition = typeof by === 'string' ? eq(users.id, by) : eq(users.username, by.username);
  const [user] = await sql.select(publicColumns).from(users).where(and(condition, users.isActive));
  return user;
}

/**
 * Locks members against deletion until the transaction ends, and returns those that exist. Locks in the order of the
 * keys, so that concurrent transactions can't deadlock.
 */
export async function lockUsers(sql: Sql, uids: readonly string[]) {
  const locked = await sql
    .select({ uid: users.id })
    .from(users)
    .where(inArray(users.id, [...uids]))
    .orderBy(users.id)
    .for('key share');
  return locked.map(({ uid }) => uid);
}

export async function insertUser(sql: Sql, user: typeof users.$inferInsert) {
  const [inserted] = await sql.insert(users).values(user).returning();
  return inserted;
}

export async function updateUser(sql: Sql, uid: string, change: Partial<StoredUser>) {
  const [user] = await sql.update(users).set(change).where(eq(users.id, uid)).returning();
  return user;
}

/** Selects names and email addresses of members. */
export const selectNames = (sql: Sql, uids: readonly string[]) =>
  sql
    .select({ uid: users.id, displayName: users.displayName, email: users.email, username: users.username })
    .from(users)
    .where(inArray(users.id, [...uids]));

export const selectAdmins = (sql: Sql) => sql.select().from(users).where(eq(users.isAdmin, true));

/** Returns the photo URLs that begin with one of these prefixes, which must have equal length. */
export async function findPhotosByPrefix(sql: Sql, prefixes: readonly string[]) {
  const rows = await sql
    .select({ photo: users.photoUrl })
    .from(users)
    .where(inArray(query`left(${users.photoUrl}, ${prefixes[0]?.length ?? 0})`, [...prefixes]));
  return rows.map(({ photo }) => photo ?? '');
}

export async function removeUser(sql: Sql, uid: string) {
  await sql.delete(users).where(eq(users.id, uid));
}

/** Takes an advisory lock on a text, such as a username or an address, until the transaction ends. */
export async function lockUntilCommit(sql: Sql, key: string) {
  await sql.execute(query`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}

/** Runs work and rolls back its changes to the database. */
export async function runAndRollBack(sql: Sql, work: () => Promise<unknown>) {
  await sql.execute(query`savepoint before_work`);
  await work();
  await sql.execute(query`rollback to savepoint before_work`);
}

/** Records a failed sign-in for the member with this address. The same statement runs if there is none. */
export const recordFailedAttempt = (sql: Sql, email: string, from: { address: string; device: string }) =>
  insertFailure(sql, sql.select({ uid: users.id }).from(users).where(eq(users.email, email)), from);

/** The lifetime of a stored value: longer than any pending action that it belongs to. */
const VERIFICATION_LIFETIME_MS = 365 * 24 * 60 * 60 * 1000;

/** Stores a value under an identifier, for an account whose address is unverified. */
export async function storeVerification(sql: Sql, identifier: string, value: string) {
  const expiresAt = new Date(Date.now() + VERIFICATION_LIFETIME_MS);
  await sql.insert(verifications).values({ id: newId(), identifier, value, expiresAt });
}

/** Sets the expiry of all pending verifications of a member. */
export async function setVerificationExpiry(sql: Sql, uid: string, expiresAt: Date) {
  await sql.update(verifications).set({ expiresAt }).where(eq(verifications.value, uid));
}

export async function findVerification(sql: Sql, identifier: string) {
  const [verification] = await sql.select().from(verifications).where(eq(verifications.identifier, identifier));
  return verification?.value;
}

export async function takeVerification(sql: Sql, identifier: string) {
  const [verification] = await sql.delete(verifications).where(eq(verifications.identifier, identifier)).returning();
  return verification?.value;
}

/**
 * Deletes all pending verifications (codes, links, sign-ins, stored values) that contain the member's uid or address in
 * key or value.
 */
export async function deleteVerifications(sql: Sql, { uid, email }: { uid: string; email: string }) {
  const all = query`${verifications.identifier} || ' ' || ${verifications.value}`;
  await sql.delete(verifications).where(query`strpos(${all}, ${uid}) > 0 or strpos(${all}, ${email}) > 0`);
}

export async function removeExpired(sql: Sql, now: Date) {
  await sql.delete(sessions).where(lte(sessions.expiresAt, now));
  await sql.delete(verifications).where(lte(verifications.expiresAt, now));
  await sql.delete(emailChanges).where(lte(emailChanges.expiresAt, now));
  await sql.delete(formerUsernames).where(lte(formerUsernames.keptUntil, now));
}
