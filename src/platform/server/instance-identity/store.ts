import { eq } from 'drizzle-orm';
import type { Sql } from '../db/database.ts';
import { instanceIdentity } from './tables.ts';

type IdentityKey = (typeof instanceIdentity.$inferInsert)['name'];

/** Stores a value unless one exists; returns the stored one. */
export async function storeFirstValue(sql: Sql, name: IdentityKey, value: string) {
  await sql.insert(instanceIdentity).values({ name, value }).onConflictDoNothing();
  return (await findValue(sql, name)) ?? value;
}

export async function findValue(sql: Sql, name: IdentityKey) {
  const [stored] = await sql.select().from(instanceIdentity).where(eq(instanceIdentity.name, name));
  return stored?.value;
}

export const replaceValue = (sql: Sql, name: IdentityKey, value: string) =>
  sql
    .insert(instanceIdentity)
    .values({ name, value })
    .onConflictDoUpdate({ target: instanceIdentity.name, set: { value } });
