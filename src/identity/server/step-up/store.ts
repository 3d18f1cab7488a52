import { and, eq, isNotNull, sql as query } from 'drizzle-orm';
import type { Sql } from '#platform/server/db/database.ts';
import { credentials, passkeys, sessions, users } from '../tables.ts';

/** Returns when the session was last confirmed, and which methods its member has. */
export async function findConfirmation(sql: Sql, sessionId: string) {
  const password = sql
    .select({ id: credentials.id })
    .from(credentials)
    .where(and(eq(credentials.userId, sessions.userId), isNotNull(credentials.password)));
  const passkey = sql.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.userId, sessions.userId));
  const [found] = await sql
    .select({
      confirmedAt: sessions.confirmedAt,
      hasPassword: query<boolean>`exists (${password})`,
      hasPasskey: query<boolean>`exists (${passkey})`,
      hasCode: users.twoFactorEnabled,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.id, sessionId));
  return found;
}

export async function storeConfirmation(sql: Sql, sessionId: string, confirmedAt: Date) {
  await sql.update(sessions).set({ confirmedAt }).where(eq(sessions.id, sessionId));
}
