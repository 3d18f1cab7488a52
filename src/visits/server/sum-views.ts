import type { SummedTarget } from '../model/visit-target.ts';
import type { DayCounts, DayKey, PageCounts, SourceCounts } from './store.ts';
import type { VisitorViews } from './view-collector.ts';

/** Views with the target they are summed up for, and the visitor's key for that target. */
export type KeyedViews = Omit<VisitorViews, 'target' | 'reader'> & { target: SummedTarget; key: string };

/** Sums up views by target and day. The order is the same on all instances, so that their writes cannot deadlock. */
export function sumViews(visitorViews: readonly KeyedViews[], newKeys: ReadonlySet<string>) {
  const days: DayCounts[] = [];
  const pages: PageCounts[] = [];
  const sources: SourceCounts[] = [];
  for (const [, ofDay] of sortByName(Map.groupBy(visitorViews, dayKeyOf))) {
    const [first] = ofDay;
    if (!first) continue;
    const { ownerId, target, day } = first;
    const dayKey: DayKey = { ownerId, ...target, day };
    days.push({
      ...dayKey,
      views: sum(ofDay.map(({ views }) => views)),
      readers: new Set(ofDay.map(({ key }) => key)).intersection(newKeys).size,
      downloads: sum(ofDay.map(({ downloads }) => downloads)),
      firstAt: new Date(Math.min(...ofDay.map(({ firstAt }) => firstAt))),
      lastAt: new Date(Math.max(...ofDay.map(({ lastAt }) => lastAt))),
    });
    for (const [page, views] of mergeCounts(ofDay, 'pages')) pages.push({ ...dayKey, page, views });
    for (const [value, views] of mergeCounts(ofDay, 'countries'))
      sources.push({ ...dayKey, source: 'country', value, views });
    for (const [value, views] of mergeCounts(ofDay, 'referrers')) {
      sources.push({ ...dayKey, source: 'referrer', value, views });
    }
  }
  return { days, pages, sources };
}

const dayKeyOf = ({ ownerId, target, day }: KeyedViews) => `${ownerId} ${target.kind} ${target.id} ${day}`;

const sum = (counts: readonly number[]) => counts.reduce((all, one) => all + one, 0);

const sortByName = <Value>(named: Map<string, Value>) => [...named].sort(([a], [b]) => (a < b ? -1 : 1));

function mergeCounts(visitorViews: readonly KeyedViews[], kind: 'pages' | 'referrers' | 'countries') {
  const sums = new Map<string, number>();
  for (const one of visitorViews) {
    for (const [name, count] of one[kind]) sums.set(name, (sums.get(name) ?? 0) + count);
  }
  return sortByName(sums);
}
