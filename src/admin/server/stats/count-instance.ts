import type { Job } from '#platform/jobs.ts';
import type { Kernel } from '#platform/kernel.ts';
import { addDays, dayAt } from '../../model/days.ts';
import { readCounts } from './read-counts.ts';
import { findLastDay, saveDays } from './store.ts';
import { toDays } from './to-days.ts';

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
