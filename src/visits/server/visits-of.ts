import type { Tx } from '#platform/server/db/database.ts';
import type { Visits } from '../contract.ts';
import type { VisitTarget } from '../model/visit-target.ts';
import { selectDays, selectFirstAndLastView, selectSums, selectTopPages, selectTopSources } from './store.ts';

const MAX_ENTRIES = 20;

type VisitsQuery = { days: number; kind?: VisitTarget['kind'] | undefined; id?: string | undefined };
type VisitTotals = Visits['total'];

/** Returns the statistics of a member's pages for the last days including today, with the totals of the days before. */
export async function visitsOf({ sql }: Tx, uid: string, { days, kind, id }: VisitsQuery): Promise<Visits> {
  const filter = { ownerId: uid, kind, id };
  const [all, firstAndLast, pages, referrers, countries] = await Promise.all([
    selectDays(sql, filter, 2 * days),
    selectFirstAndLastView(sql, filter),
    selectTopPages(sql, filter, { days, limit: MAX_ENTRIES }),
    selectTopSources(sql, filter, { source: 'referrer', days, limit: MAX_ENTRIES }),
    selectTopSources(sql, filter, { source: 'country', days, limit: MAX_ENTRIES }),
  ]);
  const shown = all.slice(-days);
  return {
    days: shown,
    total: sumOf(shown),
    before: sumOf(all.slice(0, -days)),
    firstAt: firstAndLast.firstAt?.toISOString() ?? null,
    lastAt: firstAndLast.lastAt?.toISOString() ?? null,
    pages: pages.map(({ name, views }) => ({ page: name, views })),
    referrers: referrers.map(({ name, views }) => ({ host: name, views })),
    countries: countries.map(({ name, views }) => ({ code: name, views })),
  };
}

const sumOf = (days: readonly VisitTotals[]): VisitTotals =>
  days.reduce(
    (sum, { views, readers, downloads }) => ({
      views: sum.views + views,
      readers: sum.readers + readers,
      downloads: sum.downloads + downloads,
    }),
    { views: 0, readers: 0, downloads: 0 },
  );

export type TargetTotals = VisitTotals & { lastAt: Date | null };

/** Returns the counts of the given targets over the retention period; targets without visits are left out. */
export async function countsOf({ sql }: Tx, ownerId: string, kind: VisitTarget['kind'], ids: readonly string[]) {
  const sums = ids.length === 0 ? [] : await selectSums(sql, ownerId, kind, ids);
  return new Map<string, TargetTotals>(sums.map(({ id, ...sum }) => [id, sum]));
}
