import { countsPerDay, runningTotals } from '../../model/daily-counts.ts';
import { daysBetween } from '../../model/days.ts';
import type { InstanceCounts } from './read-counts.ts';
import type { CountedDay } from './store.ts';

type DayRange = { first: string; today: string; now: Date };

/** Converts counts to one row per day. */
export function toDays(counts: InstanceCounts, { first, today, now }: DayRange): CountedDay[] {
  const days = daysBetween(first, today);
  const recordsOf = (kind: string) =>
    runningTotals(
      days,
      counts.records.filter((row) => row.kind === kind),
    );
  const each = <Row extends { day: string }>(rows: readonly Row[], count: (row: Row) => number) =>
    countsPerDay(
      days,
      rows.map((row) => ({ day: row.day, count: count(row) })),
    );
  const columns = {
    people: runningTotals(days, counts.people),
    cvs: recordsOf('cv'),
    projects: recordsOf('project'),
    achievements: recordsOf('achievement'),
    sites: runningTotals(days, counts.sites),
    shares: runningTotals(days, counts.shares),
    domains: runningTotals(days, counts.domains),
    storageBytes: runningTotals(days, counts.bytes),
    newPeople: countsPerDay(days, counts.people),
    views: each(counts.visits, ({ views }) => views),
    downloads: each(counts.visits, ({ downloads }) => downloads),
    mailsSent: countsPerDay(days, counts.mailsSent),
    mailsFailed: countsPerDay(days, counts.mailsFailed),
    jobsDone: each(counts.jobs, ({ done }) => done),
    jobsFailed: each(counts.jobs, ({ failed }) => failed),
  };
  return days.map((day, at) => {
    const row = Object.fromEntries(Object.entries(columns).map(([name, values]) => [name, values[at] ?? 0]));
    return { ...(row as Record<keyof typeof columns, number>), day, countedAt: now };
  });
}
