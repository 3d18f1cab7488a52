import { type AnyColumn, sql } from 'drizzle-orm';

/** SQL for the start of a day, in UTC. */
export const startOf = (day: string) => sql`${day}::date::timestamp at time zone 'utc'`;

/** SQL for the UTC day of a timestamp; null if it is before `first`. */
export const dayOf = (moment: AnyColumn, first: string) =>
  sql<string | null>`case when ${moment} >= ${startOf(first)} then (${moment} at time zone 'utc')::date::text end`;

/** Groups by the first selected column, because a repeated expression with parameters is not recognized as the same. */
export const BY_FIRST = sql.raw('1');
export const BY_FIRST_TWO = sql.raw('1, 2');
