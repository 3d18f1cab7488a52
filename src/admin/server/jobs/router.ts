import { recordAdminEvent } from '#identity/service.ts';
import { markCancelled } from '#mail/service.ts';
import { os } from '../admin-procedures.ts';
import type { AdminCtx } from '../context.ts';
import { listJobs, readJobsOverview } from './list-jobs.ts';
import { retryJob, retryJobs } from './retry-job.ts';
import { toJobRecord } from './to-job-record.ts';
import { withJobs } from './with-jobs.ts';

export const jobsRouter = {
  overview: os.jobs.overview.handler(({ context }) => readJobsOverview(context)),
  list: os.jobs.list.handler(({ context, input }) => listJobs(context, input)),
  retry: os.jobs.retry.handler(({ context, input }) => retryJob(context, input)),
  retryFailed: os.jobs.retryFailed.handler(({ context, input }) => retryJobs(context, input)),
  cancel: os.jobs.cancel.handler(({ context, input }) => cancelJob(context, input)),
};

/** Cancels a waiting job. A mail that it was to deliver leaves the queue as well. */
const cancelJob = (ctx: AdminCtx, { id }: { id: string }) =>
  withJobs(ctx, async (system, tx) => {
    const job = await ctx.jobs.cancel(system, id);
    await markCancelled(system, job);
    recordAdminEvent(ctx, tx, { action: 'job-cancelled', subject: { kind: 'job', id }, details: { kind: job.name } });
    return toJobRecord(job);
  });
