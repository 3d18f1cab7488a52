import { type AnyColumn, sql } from 'drizzle-orm';

/** The moment at which a day begins, in UTC. */
export const startOf = (day: string) => sql`${day}::date::timestamp at time zone 'utc'`;

/** The day of a moment in UTC; none where that is before the first that is asked for. */
export const dayOf = (moment: AnyColumn, first: string) =>
  sql<string | null>`case when ${moment} >= ${startOf(first)} then (${moment} at time zone 'utc')::date::text end`;

/** Grouped by what is selected first, whose values stand in it. */
export const BY_FIRST = sql.raw('1');
export const BY_FIRST_TWO = sql.raw('1, 2');
