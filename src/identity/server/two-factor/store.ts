import { eq } from 'drizzle-orm';
import type { Sql } from '#platform/server/db/database.ts';
import { twoFactors, users } from '../tables.ts';

/** Returns a member's second factor and locks its row until the transaction ends. */
export async function lockTwoFactor(sql: Sql, uid: string) {
  const [locked] = await sql
    .select({ secret: twoFactors.secret, lastStep: twoFactors.lastStep })
    .from(twoFactors)
    .where(eq(twoFactors.userId, uid))
    .for('update');
  return locked;
}

export async function storeLastStep(sql: Sql, uid: string, lastStep: number) {
  await sql.update(twoFactors).set({ lastStep }).where(eq(twoFactors.userId, uid));
}

/** Deletes a member's second factor and backup codes; from then on the password alone is enough. */
export async function removeTwoFactor(sql: Sql, uid: string) {
  await sql.delete(twoFactors).where(eq(twoFactors.userId, uid));
  await sql.update(users).set({ twoFactorEnabled: false }).where(eq(users.id, uid));
}
