import { recordAdminEvent } from '#identity/service.ts';
import { markCancelled } from '#mail/service.ts';
import { command } from '#platform/server/command.ts';
import { os } from '../admin-procedures.ts';
import type { AdminCtx } from '../context.ts';
import { listJobs, readJobsOverview } from './list-jobs.ts';
import { retryJob, retryJobs } from './retry-job.ts';
import { toJobRecord } from './to-job-record.ts';
import { withJobs } from './with-jobs.ts';

export const jobsRouter = {
  overview: os.jobs.overview.handler(command(readJobsOverview)),
  list: os.jobs.list.handler(command(listJobs)),
  retry: os.jobs.retry.handler(command(retryJob)),
  retryFailed: os.jobs.retryFailed.handler(command(retryJobs)),
  cancel: os.jobs.cancel.handler(command(cancelJob)),
};

/** Cancels a waiting job. A mail that it was to deliver leaves the queue as well. */
function cancelJob(ctx: AdminCtx, { id }: { id: string }) {
  return withJobs(ctx, async (system, tx) => {
    const job = await ctx.jobs.cancel(system, id);
    await markCancelled(system, job);
    recordAdminEvent(ctx, tx, { action: 'job-cancelled', subject: { kind: 'job', id }, details: { kind: job.name } });
    return toJobRecord(job);
  });
}
