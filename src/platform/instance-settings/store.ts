import { and, eq, inArray, sql as query } from 'drizzle-orm';
import type { Sql } from '../db/database.ts';
import { instanceLogos, instanceSettings } from './tables.ts';

type Kept = typeof instanceSettings.$inferInsert;

export const selectSettings = (sql: Sql) => sql.select().from(instanceSettings);

export async function keepSettings(sql: Sql, kept: readonly Kept[]) {
  if (kept.length === 0) return;
  await sql
    .insert(instanceSettings)
    .values([...kept])
    .onConflictDoUpdate({
      target: instanceSettings.name,
      set: { value: query`excluded.value`, changedAt: query`excluded.changed_at` },
    });
}

export async function dropSettings(sql: Sql, names: readonly string[]) {
  if (names.length > 0) await sql.delete(instanceSettings).where(inArray(instanceSettings.name, [...names]));
}

type KeptLogo = typeof instanceLogos.$inferInsert;

/** Stores the logo in each format, replacing the previous one. */
export async function keepLogo(sql: Sql, forms: readonly KeptLogo[]) {
  await sql
    .insert(instanceLogos)
    .values([...forms])
    .onConflictDoUpdate({
      target: instanceLogos.format,
      set: { hash: query`excluded.hash`, bytes: query`excluded.bytes` },
    });
}

export const dropLogo = (sql: Sql) => sql.delete(instanceLogos);

export async function findLogo(sql: Sql, { hash, format }: { hash: string; format: string }) {
  const [logo] = await sql
    .select({ bytes: instanceLogos.bytes })
    .from(instanceLogos)
    .where(and(eq(instanceLogos.format, format), eq(instanceLogos.hash, hash)));
  return logo?.bytes;
}
