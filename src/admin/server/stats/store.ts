import { asc, desc, gte, lt, sql as query } from 'drizzle-orm';
import type { Sql } from '#platform/server/db/database.ts';
import { EVENTS, TOTALS } from '../../contract/stats.ts';
import { instanceDays } from './tables.ts';

export type CountedDay = typeof instanceDays.$inferSelect;

/** Selects the counted days from a day on, oldest first. */
export const selectDays = (sql: Sql, first: string) =>
  sql.select().from(instanceDays).where(gte(instanceDays.day, first)).orderBy(asc(instanceDays.day));

/** Returns the last counted day before a day. */
export async function findDayBefore(sql: Sql, day: string) {
  const [row] = await sql
    .select()
    .from(instanceDays)
    .where(lt(instanceDays.day, day))
    .orderBy(desc(instanceDays.day))
    .limit(1);
  return row;
}

/** Returns the last counted day. */
export async function findLastDay(sql: Sql) {
  const [row] = await sql.select().from(instanceDays).orderBy(desc(instanceDays.day)).limit(1);
  return row;
}

const excludedColumns = (names: readonly (keyof CountedDay)[]) =>
  Object.fromEntries(names.map((name) => [name, query.raw(`excluded."${instanceDays[name].name}"`)]));

/**
 * Saves counted days. Of past days that exist already, only the events are updated, as their totals can no longer be
 * counted.
 */
export async function saveDays(sql: Sql, days: readonly CountedDay[], today: string) {
  const past = days.filter(({ day }) => day < today);
  const current = days.filter(({ day }) => day >= today);
  const target = instanceDays.day;
  if (past.length > 0) {
    const set = excludedColumns([...EVENTS, 'countedAt']);
    await sql.insert(instanceDays).values(past).onConflictDoUpdate({ target, set });
  }
  const set = excludedColumns([...TOTALS, ...EVENTS, 'countedAt']);
  await sql.insert(instanceDays).values(current).onConflictDoUpdate({ target, set });
}
