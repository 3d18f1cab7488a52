import type { Summed } from '../model/target.ts';
import type { Looks } from './looks.ts';
import type { DayCounts, OnDay, PageCounts, SourceCounts } from './store.ts';

/** Views with the target they are summed up for, and the visitor's key for that target. */
export type Keyed = Omit<Looks, 'target' | 'reader'> & { target: Summed; key: string };

/** Sums up views by target and day. The order is the same on all instances, so that their writes cannot deadlock. */
export function sumLooks(looks: readonly Keyed[], newKeys: ReadonlySet<string>) {
  const days: DayCounts[] = [];
  const pages: PageCounts[] = [];
  const sources: SourceCounts[] = [];
  for (const [, ofDay] of inOrder(Map.groupBy(looks, nameOfDay))) {
    const [first] = ofDay;
    if (!first) continue;
    const { ownerId, target, day } = first;
    const on: OnDay = { ownerId, ...target, day };
    days.push({
      ...on,
      views: sum(ofDay.map(({ views }) => views)),
      readers: new Set(ofDay.map(({ key }) => key)).intersection(newKeys).size,
      downloads: sum(ofDay.map(({ downloads }) => downloads)),
      firstAt: new Date(Math.min(...ofDay.map(({ firstAt }) => firstAt))),
      lastAt: new Date(Math.max(...ofDay.map(({ lastAt }) => lastAt))),
    });
    for (const [page, views] of together(ofDay, 'pages')) pages.push({ ...on, page, views });
    for (const [value, views] of together(ofDay, 'countries')) sources.push({ ...on, source: 'country', value, views });
    for (const [value, views] of together(ofDay, 'referrers')) {
      sources.push({ ...on, source: 'referrer', value, views });
    }
  }
  return { days, pages, sources };
}

const nameOfDay = ({ ownerId, target, day }: Keyed) => `${ownerId} ${target.kind} ${target.id} ${day}`;

const sum = (counts: readonly number[]) => counts.reduce((all, one) => all + one, 0);

const inOrder = <Value>(named: Map<string, Value>) => [...named].sort(([a], [b]) => (a < b ? -1 : 1));

function together(looks: readonly Keyed[], kind: 'pages' | 'referrers' | 'countries') {
  const sums = new Map<string, number>();
  for (const one of looks) {
    for (const [name, count] of one[kind]) sums.set(name, (sums.get(name) ?? 0) + count);
  }
  return inOrder(sums);
}
