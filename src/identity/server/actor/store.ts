import { and, desc, eq, gt, ne } from 'drizzle-orm';
import type { Sql } from '#platform/server/db/database.ts';
import { emailChanges, knownDevices, passkeys, sessions, users, verifications } from '../tables.ts';
import { removeTwoFactor } from '../two-factor/store.ts';

type StoredSession = typeof sessions.$inferSelect;
export type SessionWithUser = { session: StoredSession; user: typeof users.$inferSelect };

/** Returns an unexpired session with its member. Callers check whether the member is active. */
export async function findSession(sql: Sql, tokenHash: string, now: Date): Promise<SessionWithUser | undefined> {
  const [found] = await sql
    .select({ session: sessions, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.token, tokenHash), gt(sessions.expiresAt, now)));
  return found;
}

/** Returns whether the member of a session is active and an admin; undefined if the session has ended. */
export async function findSessionStatus(sql: Sql, sessionId: string) {
  const [found] = await sql
    .select({ isActive: users.isActive, isAdmin: users.isAdmin })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.id, sessionId));
  return found;
}

export async function touchSession(sql: Sql, id: string, change: Pick<StoredSession, 'updatedAt' | 'expiresAt'>) {
  await sql.update(sessions).set(change).where(eq(sessions.id, id));
}

const sessionColumns = {
  id: sessions.id,
  ipAddress: sessions.ipAddress,
  userAgent: sessions.userAgent,
  createdAt: sessions.createdAt,
  updatedAt: sessions.updatedAt,
};

export const selectSessions = (sql: Sql, uid: string, now: Date) =>
  sql
    .select(sessionColumns)
    .from(sessions)
    .where(and(eq(sessions.userId, uid), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.updatedAt));

/** Deletes one session of a member, all but one, or all; returns how many. */
export async function removeSessions(sql: Sql, uid: string, selection: { id?: string; except?: string } = {}) {
  const rows = await sql
    .delete(sessions)
    .where(
      and(
        eq(sessions.userId, uid),
        selection.id === undefined ? undefined : eq(sessions.id, selection.id),
        selection.except === undefined ? undefined : ne(sessions.id, selection.except),
      ),
    )
    .returning({ id: sessions.id });
  return rows.length;
}

const passkeyFields = { id: passkeys.id, name: passkeys.name, createdAt: passkeys.createdAt };

export const selectPasskeys = (sql: Sql, uid: string) =>
  sql.select(passkeyFields).from(passkeys).where(eq(passkeys.userId, uid)).orderBy(passkeys.createdAt);

export async function renamePasskey(sql: Sql, uid: string, id: string, name: string) {
  const [passkey] = await sql
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.userId, uid), eq(passkeys.id, id)))
    .returning(passkeyFields);
  return passkey;
}

export async function removePasskey(sql: Sql, uid: string, id: string) {
  const rows = await sql
    .delete(passkeys)
    .where(and(eq(passkeys.userId, uid), eq(passkeys.id, id)))
    .returning({ id: passkeys.id });
  return rows.length > 0;
}

/** Records a device; returns whether it is new to a member who has used others before. */
export async function recordDevice(sql: Sql, device: typeof knownDevices.$inferInsert) {
  const devices = await sql
    .select({ id: knownDevices.id })
    .from(knownDevices)
    .where(eq(knownDevices.userId, device.userId));
  if (devices.some(({ id }) => id === device.id)) return false;
  await sql.insert(knownDevices).values(device).onConflictDoNothing();
  return devices.length > 0;
}

/** Deletes reset links, pending sign-ins and trusted devices of a member. */
export async function deletePendingVerifications(sql: Sql, uid: string) {
  await sql.delete(verifications).where(eq(verifications.value, uid));
}

/**
 * Deletes passkeys, pending email changes and two-factor settings that were set up before the address was verified,
 * possibly not by its owner.
 */
export async function deleteUnverifiedAccess(sql: Sql, uid: string) {
  await sql.delete(passkeys).where(eq(passkeys.userId, uid));
  await sql.delete(emailChanges).where(eq(emailChanges.userId, uid));
  await removeTwoFactor(sql, uid);
}
