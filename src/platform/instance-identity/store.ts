import { eq } from 'drizzle-orm';
import type { Sql } from '../db/database.ts';
import { instanceIdentity } from './tables.ts';

type Name = (typeof instanceIdentity.$inferInsert)['name'];

/** Stores a value unless one exists; returns the stored one. */
export async function firstValue(sql: Sql, name: Name, value: string) {
  await sql.insert(instanceIdentity).values({ name, value }).onConflictDoNothing();
  return (await findValue(sql, name)) ?? value;
}

export async function findValue(sql: Sql, name: Name) {
  const [kept] = await sql.select().from(instanceIdentity).where(eq(instanceIdentity.name, name));
  return kept?.value;
}

export const replaceValue = (sql: Sql, name: Name, value: string) =>
  sql
    .insert(instanceIdentity)
    .values({ name, value })
    .onConflictDoUpdate({ target: instanceIdentity.name, set: { value } });
