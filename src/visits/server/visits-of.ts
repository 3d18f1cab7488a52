import type { Tx } from '#platform/db/database.ts';
import type { Visits } from '../contract.ts';
import type { Target } from '../model/target.ts';
import { selectDays, selectEnds, selectSums, selectTopPages, selectTopSources } from './store.ts';

const MOST = 20;

type Wanted = { days: number; kind?: Target['kind'] | undefined; id?: string | undefined };
type Counts = Visits['total'];

/** Returns the statistics of a member's pages for the last days including today, with the totals of the days before. */
export async function visitsOf({ sql }: Tx, uid: string, { days, kind, id }: Wanted): Promise<Visits> {
  const whose = { ownerId: uid, kind, id };
  const [all, ends, pages, referrers, countries] = await Promise.all([
    selectDays(sql, whose, 2 * days),
    selectEnds(sql, whose),
    selectTopPages(sql, whose, { days, most: MOST }),
    selectTopSources(sql, whose, { source: 'referrer', days, most: MOST }),
    selectTopSources(sql, whose, { source: 'country', days, most: MOST }),
  ]);
  const shown = all.slice(-days);
  return {
    days: shown,
    total: sumOf(shown),
    before: sumOf(all.slice(0, -days)),
    firstAt: ends.firstAt?.toISOString() ?? null,
    lastAt: ends.lastAt?.toISOString() ?? null,
    pages: pages.map(({ name, views }) => ({ page: name, views })),
    referrers: referrers.map(({ name, views }) => ({ host: name, views })),
    countries: countries.map(({ name, views }) => ({ code: name, views })),
  };
}

const sumOf = (days: readonly Counts[]): Counts =>
  days.reduce(
    (sum, { views, readers, downloads }) => ({
      views: sum.views + views,
      readers: sum.readers + readers,
      downloads: sum.downloads + downloads,
    }),
    { views: 0, readers: 0, downloads: 0 },
  );

export type Sums = Counts & { lastAt: Date | null };

/** Returns the counts of the given targets over the retention period; targets without visits are left out. */
export async function countsOf({ sql }: Tx, ownerId: string, kind: Target['kind'], ids: readonly string[]) {
  const sums = ids.length === 0 ? [] : await selectSums(sql, ownerId, kind, ids);
  return new Map<string, Sums>(sums.map(({ id, ...sum }) => [id, sum]));
}
