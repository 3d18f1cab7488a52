import { countBytes } from '#files/service.ts';
import { countShownHosts } from '#hostnames/service.ts';
import { countPeople } from '#identity/service.ts';
import { countFailedMail, countSentMail } from '#mail/service.ts';
import type { Job } from '#platform/server/jobs.ts';
import type { Kernel } from '#platform/server/kernel.ts';
import { countLinks, countSites } from '#portfolio/service.ts';
import { countRecordsByDay } from '#records/service.ts';
import { countVisits } from '#visits/service.ts';
import { countsPerDay, runningTotals } from '../../model/daily-counts.ts';
import { addDays, dayAt, daysBetween } from '../../model/days.ts';
import { type CountedDay, findLastDay, saveDays } from './store.ts';

export const countInstanceJob: Job<Record<string, never>> = {
  name: 'count-instance',
  retryLimit: 2,
  retryDelay: 60,
  expireIn: 300,
  once: true,
};
const CRON = '*/10 * * * *';

/** Number of days that the first count covers, as far as creation dates are known. */
const HISTORY_DAYS = 90;

type Ctx = Pick<Kernel, 'db' | 'clock' | 'jobs'>;

/** Registers the scheduled job that counts the instance. */
export async function startCounting(kernel: Ctx) {
  await kernel.jobs.register(countInstanceJob);
  await kernel.jobs.work(countInstanceJob, () => countInstance(kernel));
  await kernel.jobs.schedule(countInstanceJob, CRON);
}

/** Counts totals and the events since the last count. Includes yesterday, which may not have been complete then. */
export async function countInstance(ctx: Ctx) {
  const now = ctx.clock.now();
  const today = dayAt(now);
  const last = await ctx.db.readAsSystem('save the statistics of a day', ({ sql }) => findLastDay(sql));
  const first = firstDay(last?.day, today);
  const days = toDays(await readCounts(ctx, first), { first, today, now });
  await ctx.db.asSystem('save the statistics of a day', ({ sql }) => saveDays(sql, days, today));
}

function firstDay(last: string | undefined, today: string) {
  if (last === undefined) return addDays(today, 1 - HISTORY_DAYS);
  const yesterday = addDays(today, -1);
  return last < yesterday ? last : yesterday;
}

type DayRange = { first: string; today: string; now: Date };

/** Converts counts to one row per day. */
function toDays(counts: InstanceCounts, { first, today, now }: DayRange): CountedDay[] {
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

type InstanceCounts = Awaited<ReturnType<typeof readCounts>>;

/**
 * Counts each domain's records per day from a day on. The queries run one after the other, so that they use a single
 * connection.
 */
async function readCounts({ db, clock, jobs }: Pick<Kernel, 'db' | 'clock' | 'jobs'>, first: string) {
  const counts = await db.readAsSystem('count all members and their content', async (reader) => ({
    people: await countPeople(reader, first),
    records: await countRecordsByDay(reader, first),
    sites: await countSites(reader, first),
    shares: await countLinks(reader, first, clock.now()),
    domains: await countShownHosts(reader, first),
    bytes: await countBytes(reader, first),
    visits: await countVisits(reader, first),
    mailsSent: await countSentMail(reader, first),
    mailsFailed: await countFailedMail(reader, first),
  }));
  return { ...counts, jobs: await jobs.endedSince(first) };
}
