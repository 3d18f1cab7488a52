import { statfs } from 'node:fs/promises';
import { countWaitingHosts } from '#hostnames/service.ts';
import { countOpenInvitations } from '#identity/service.ts';
import { countUndelivered } from '#mail/service.ts';
import type { Kernel } from '#platform/server/kernel.ts';
import { countOpenReports } from '#reports/service.ts';
import { MAX_PENDING_COUNT, type Stats, type StatsDay, type StatsSpan, TOTALS } from '../../contract/stats.ts';
import { fillMissingDays } from '../../model/daily-counts.ts';
import { addDays, dayAt } from '../../model/days.ts';
import type { AdminCtx } from '../context.ts';
import { countInstance, countInstanceJob } from './count-instance.ts';
import { type CountedDay, findDayBefore, findLastDay, selectDays } from './store.ts';

const DEFAULT_SPAN: StatsSpan = 30;
const FRESH_MS = 60_000;

type ReadStatsInput = { days?: StatsSpan | undefined };

/** Returns the statistics as last counted. A count older than a minute triggers a new one in the background. */
export async function readStats(ctx: AdminCtx, { days: span = DEFAULT_SPAN }: ReadStatsInput): Promise<Stats> {
  const { countedAt, isCounting } = await ensureFreshCount(ctx);
  const today = dayAt(ctx.clock.now());
  const period = { first: addDays(today, 1 - span), last: today };
  const [[counted, dayBefore], waiting] = await Promise.all([
    ctx.db.readAsSystem('read the statistics of the instance', ({ sql }) =>
      Promise.all([selectDays(sql, period.first), findDayBefore(sql, period.first)]),
    ),
    countPendingTasks(ctx),
  ]);
  const before = dayBefore && toStatsDay(dayBefore);
  const days = fillMissingDays(counted.map(toStatsDay), before, period);
  return {
    countedAt: countedAt.toISOString(),
    isCounting,
    totals: totalsOf(days.at(-1)),
    before: before ? totalsOf(before) : null,
    days,
    waiting,
    instance: {
      version: ctx.version,
      node: process.versions.node,
      startedAt: ctx.startedAt.toISOString(),
      ...(ctx.settings.S3_ENDPOINT ? {} : { freeBytes: await freeBytes(ctx.dataDir) }),
    },
  };
}

/** Counts the instance if that was never done, or queues a new count if the last one is old. */
async function ensureFreshCount(ctx: AdminCtx) {
  const last = await ctx.db.readAsSystem('read the statistics of the instance', ({ sql }) => findLastDay(sql));
  if (!last) {
    await countInstance(ctx);
    return { countedAt: ctx.clock.now(), isCounting: false };
  }
  const isCounting = ctx.clock.now().getTime() - last.countedAt.getTime() > FRESH_MS;
  if (isCounting)
    await ctx.db.asSystem('read the statistics of the instance', async (tx) =>
      ctx.jobs.enqueue(tx, countInstanceJob, {}),
    );
  return { countedAt: last.countedAt, isCounting };
}

const toStatsDay = ({ countedAt: _, ...day }: CountedDay): StatsDay => day;

const totalsOf = (day: StatsDay | undefined) =>
  Object.fromEntries(TOTALS.map((total) => [total, day?.[total] ?? 0])) as Stats['totals'];

async function freeBytes(folder: string) {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Returns the number of pending tasks of each kind. */
async function countPendingTasks({
  db,
  clock,
  jobs,
}: Pick<Kernel, 'db' | 'clock' | 'jobs'>): Promise<Stats['waiting']> {
  const [[reports, domains, mails, invitations], { failed }] = await Promise.all([
    db.readAsSystem('count the pending tasks of admins', (reader) =>
      Promise.all([
        countOpenReports(reader, MAX_PENDING_COUNT),
        countWaitingHosts(reader, MAX_PENDING_COUNT),
        countUndelivered(reader, MAX_PENDING_COUNT),
        countOpenInvitations(reader, clock.now(), MAX_PENDING_COUNT),
      ]),
    ),
    jobs.counts(),
  ]);
  return { reports, domains, mails, jobs: Math.min(failed, MAX_PENDING_COUNT), invitations };
}
