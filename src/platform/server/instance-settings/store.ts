import { and, eq, inArray, sql as query } from 'drizzle-orm';
import type { Sql } from '../db/database.ts';
import { instanceLogos, instanceSettings } from './tables.ts';

type NewSetting = typeof instanceSettings.$inferInsert;

export const selectSettings = (sql: Sql) => sql.select().from(instanceSettings);

export async function storeSettings(sql: Sql, settings: readonly NewSetting[]) {
  if (settings.length === 0) return;
  await sql
    .insert(instanceSettings)
    .values([...settings])
    .onConflictDoUpdate({
      target: instanceSettings.name,
      set: { value: query`excluded.value`, changedAt: query`excluded.changed_at` },
    });
}

export async function deleteSettings(sql: Sql, names: readonly string[]) {
  if (names.length > 0) await sql.delete(instanceSettings).where(inArray(instanceSettings.name, [...names]));
}

type NewLogo = typeof instanceLogos.$inferInsert;

/** Stores the logo in each format, replacing the previous one. */
export async function storeLogo(sql: Sql, logos: readonly NewLogo[]) {
  await sql
    .insert(instanceLogos)
    .values([...logos])
    .onConflictDoUpdate({
      target: instanceLogos.format,
      set: { hash: query`excluded.hash`, bytes: query`excluded.bytes` },
    });
}

export const deleteLogo = (sql: Sql) => sql.delete(instanceLogos);

export async function findLogo(sql: Sql, { hash, format }: { hash: string; format: string }) {
  const [logo] = await sql
    .select({ bytes: instanceLogos.bytes })
    .from(instanceLogos)
    .where(and(eq(instanceLogos.format, format), eq(instanceLogos.hash, hash)));
  return logo?.bytes;
}
