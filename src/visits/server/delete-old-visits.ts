import { RETENTION } from '#platform/pure/retention.ts';
import type { Job } from '#platform/server/jobs.ts';
import type { Kernel } from '#platform/server/kernel.ts';
import { dayAt, dayFrom } from '../model/days.ts';
import { removeBefore } from './store.ts';
import { visitDays, visitOwners, visitPages, visitReaders, visitSalts, visitSources } from './tables.ts';

const deleteOldVisitsJob: Job<Record<string, never>> = {
  name: 'forget-visits',
  retryLimit: 5,
  retryDelay: 60,
  expireIn: 900,
};
const CRON = '11 0 * * *';

const BATCH_SIZE = 5000;

const { visitKeys, visitDetails, dailyVisits: visitSums } = RETENTION;

/** Retention in days per table. Keys that distinguish visitors have the shortest. */
const RETENTION_DAYS = [
  [visitSalts, visitKeys.days],
  [visitReaders, visitKeys.days],
  [visitOwners, visitKeys.days],
  [visitPages, visitDetails.days],
  [visitSources, visitDetails.days],
  [visitDays, visitSums.days],
] as const;

/** Schedules the nightly job that deletes outdated visit data. */
export async function startVisitCleanup(kernel: Kernel) {
  await kernel.jobs.register(deleteOldVisitsJob);
  await kernel.jobs.work(deleteOldVisitsJob, () => deleteOldVisits(kernel));
  await kernel.jobs.schedule(deleteOldVisitsJob, CRON);
}

/** Deletes outdated visit data in batches, so that counting is not blocked for long. */
export async function deleteOldVisits({ db, clock }: Pick<Kernel, 'db' | 'clock'>) {
  const today = dayAt(clock.now().getTime());
  for (const [table, days] of RETENTION_DAYS) {
    const batch = { day: dayFrom(today, -days), limit: BATCH_SIZE };
    for (let removed = BATCH_SIZE; removed === BATCH_SIZE; ) {
      removed = await db.asSystem('delete old visits', ({ sql }) => removeBefore(sql, table, batch));
    }
  }
}
