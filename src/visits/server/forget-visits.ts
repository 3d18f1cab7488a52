import type { Job } from '#platform/jobs.ts';
import type { Kernel } from '#platform/kernel.ts';
import { RETENTION } from '#platform/retention.ts';
import { dayAt, dayFrom } from '../model/days.ts';
import { removeBefore } from './store.ts';
import { visitDays, visitOwners, visitPages, visitReaders, visitSalts, visitSources } from './tables.ts';

const forgetVisitsJob: Job<Record<string, never>> = {
  name: 'forget-visits',
  retryLimit: 5,
  retryDelay: 60,
  expireIn: 900,
};
const CRON = '11 0 * * *';

const AT_ONCE = 5000;

const { visitKeys, visitDetails, visitSums } = RETENTION;

/** Retention in days per table. Keys that distinguish visitors have the shortest. */
const KEPT = [
  [visitSalts, visitKeys.days],
  [visitReaders, visitKeys.days],
  [visitOwners, visitKeys.days],
  [visitPages, visitDetails.days],
  [visitSources, visitDetails.days],
  [visitDays, visitSums.days],
] as const;

/** Schedules the nightly job that deletes outdated visit data. */
export async function startForgetting(kernel: Kernel) {
  await kernel.jobs.register(forgetVisitsJob);
  await kernel.jobs.work(forgetVisitsJob, () => forgetVisits(kernel));
  await kernel.jobs.schedule(forgetVisitsJob, CRON);
}

/** Deletes outdated visit data in batches, so that counting is not blocked for long. */
export async function forgetVisits({ db, clock }: Pick<Kernel, 'db' | 'clock'>) {
  const today = dayAt(clock.now().getTime());
  for (const [table, days] of KEPT) {
    const wanted = { day: dayFrom(today, -days), most: AT_ONCE };
    for (let removed = AT_ONCE; removed === AT_ONCE; ) {
      removed = await db.asSystem('forget old visits', ({ sql }) => removeBefore(sql, table, wanted));
    }
  }
}
