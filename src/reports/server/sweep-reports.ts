import { endOfRetention, RETENTION } from '#platform/pure/retention.ts';
import type { Job } from '#platform/server/jobs.ts';
import type { Kernel } from '#platform/server/kernel.ts';
import { blankReporters } from './store.ts';

const sweepReportsJob: Job<Record<string, never>> = {
  name: 'sweep-reports',
  retryLimit: 2,
  retryDelay: 60,
  expireIn: 600,
};
const CRON = '7 4 * * *';

type Ctx = Pick<Kernel, 'db' | 'clock'>;

/** Schedules the job that blanks reporters' email addresses after the retention period. */
export async function startReportSweep(kernel: Ctx & Pick<Kernel, 'jobs'>) {
  await kernel.jobs.register(sweepReportsJob);
  await kernel.jobs.work(sweepReportsJob, () => sweepReports(kernel));
  await kernel.jobs.schedule(sweepReportsJob, CRON);
}

export const sweepReports = ({ db, clock }: Ctx) =>
  db.asSystem('blank the addresses of reporters', ({ sql }) =>
    blankReporters(sql, endOfRetention(RETENTION.reporterAddresses, clock.now())),
  );
