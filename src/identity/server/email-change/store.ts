import { and, eq, gt, or } from 'drizzle-orm';
import type { Sql } from '#platform/server/db/database.ts';
import { emailChanges } from '../tables.ts';

export type StoredEmailChange = typeof emailChanges.$inferSelect;

/** Returns the pending email change of a member or of a mailed token, and locks its row. */
export async function findEmailChange(sql: Sql, by: { uid: string } | { tokenHash: string }, now: Date) {
  const condition =
    'uid' in by
      ? eq(emailChanges.userId, by.uid)
      : or(eq(emailChanges.oldTokenHash, by.tokenHash), eq(emailChanges.newTokenHash, by.tokenHash));
  const [found] = await sql
    .select()
    .from(emailChanges)
    .where(and(condition, gt(emailChanges.expiresAt, now)))
    .for('update');
  return found;
}

/** Stores an email change, replacing a pending one of the member. */
export async function saveEmailChange(sql: Sql, change: typeof emailChanges.$inferInsert) {
  const values = { oldConfirmed: false, newConfirmed: false, ...change };
  const [saved] = await sql
    .insert(emailChanges)
    .values(values)
    .onConflictDoUpdate({ target: emailChanges.userId, set: values })
    .returning();
  return saved as StoredEmailChange;
}

export async function confirmEmailChange(
  sql: Sql,
  uid: string,
  confirmed: Partial<Pick<StoredEmailChange, 'oldConfirmed' | 'newConfirmed'>>,
) {
  const [change] = await sql.update(emailChanges).set(confirmed).where(eq(emailChanges.userId, uid)).returning();
  return change as StoredEmailChange;
}

export async function removeEmailChange(sql: Sql, uid: string) {
  await sql.delete(emailChanges).where(eq(emailChanges.userId, uid));
}
