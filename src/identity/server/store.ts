import { eq } from 'drizzle-orm';
import type { Sql } from '#platform/db/database.ts';
import { users } from './tables.ts';

export type StoredUser = typeof users.$inferSelect;

export async function existsAdmin(sql: Sql) {
  const rows = await sql.select({ uid: users.uid }).from(users).where(eq(users.isAdmin, true)).limit(1);
  return rows.length > 0;
}

export async function findUser(sql: Sql, uid: string) {
  const [user] = await sql.select().from(users).where(eq(users.uid, uid));
  return user;
}
