import { and, gte, sql as query, sum } from 'drizzle-orm';
import type { Tx } from '#platform/db/database.ts';
import { visitDays } from '../tables.ts';

/** How often pages of any member were looked at on each day from this one on. */
export const countVisits = ({ sql }: Pick<Tx, 'sql'>, first: string) =>
  sql
    .select({
      day: visitDays.day,
      views: sum(visitDays.views).mapWith(Number),
      downloads: sum(visitDays.downloads).mapWith(Number),
    })
    .from(visitDays)
    // In the words of the index, which no value handed in would be matched with.
    .where(and(query`${visitDays.targetKind} = 'all'`, gte(visitDays.day, first)))
    .groupBy(visitDays.day);
