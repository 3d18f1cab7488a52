import { and, gte, sql as query, sum } from 'drizzle-orm';
import type { Tx } from '#platform/server/db/database.ts';
import { visitDays } from '../tables.ts';

/** Returns the views and downloads of all members' pages per day, from a first day on. */
export const countVisits = ({ sql }: Pick<Tx, 'sql'>, first: string) =>
  sql
    .select({
      day: visitDays.day,
      views: sum(visitDays.views).mapWith(Number),
      downloads: sum(visitDays.downloads).mapWith(Number),
    })
    .from(visitDays)
    // A literal, as a bound parameter would not match the condition of the partial index.
    .where(and(query`${visitDays.targetKind} = 'all'`, gte(visitDays.day, first)))
    .groupBy(visitDays.day);
