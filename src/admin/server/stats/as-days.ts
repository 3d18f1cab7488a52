import { grown, onEach } from '../../model/day-by-day.ts';
import { daysBetween } from '../../model/days.ts';
import type { Counts } from './gather-counts.ts';
import type { CountedDay } from './store.ts';

type When = { first: string; today: string; now: Date };

/** Converts counts to one row per day. */
export function asDays(counts: Counts, { first, today, now }: When): CountedDay[] {
  const days = daysBetween(first, today);
  const recordsOf = (kind: string) =>
    grown(
      days,
      counts.records.filter((row) => row.kind === kind),
    );
  const each = <Row extends { day: string }>(rows: readonly Row[], count: (row: Row) => number) =>
    onEach(
      days,
      rows.map((row) => ({ day: row.day, count: count(row) })),
    );
  const columns = {
    people: grown(days, counts.people),
    cvs: recordsOf('cv'),
    projects: recordsOf('project'),
    achievements: recordsOf('achievement'),
    sites: grown(days, counts.sites),
    shares: grown(days, counts.shares),
    domains: grown(days, counts.domains),
    storageBytes: grown(days, counts.bytes),
    newPeople: onEach(days, counts.people),
    views: each(counts.visits, ({ views }) => views),
    downloads: each(counts.visits, ({ downloads }) => downloads),
    mailsSent: onEach(days, counts.mailsSent),
    mailsFailed: onEach(days, counts.mailsFailed),
    jobsDone: each(counts.jobs, ({ done }) => done),
    jobsFailed: each(counts.jobs, ({ failed }) => failed),
  };
  return days.map((day, at) => {
    const row = Object.fromEntries(Object.entries(columns).map(([name, values]) => [name, values[at] ?? 0]));
    return { ...(row as Record<keyof typeof columns, number>), day, countedAt: now };
  });
}
