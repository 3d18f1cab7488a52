import { recordAdminEvent } from '#identity/service.ts';
import { markCancelled } from '#mail/service.ts';
import type { AdminCtx } from '../context.ts';
import { toJobRecord } from './to-job-record.ts';
import { withJobs } from './with-jobs.ts';

/** Cancels a waiting job. A mail that it was to deliver leaves the queue as well. */
export const cancelJob = (ctx: AdminCtx, { id }: { id: string }) =>
  withJobs(ctx, async (system, tx) => {
    const job = await ctx.jobs.cancel(system, id);
    await markCancelled(system, job);
    recordAdminEvent(ctx, tx, { action: 'job-cancelled', subject: { kind: 'job', id }, details: { kind: job.name } });
    return toJobRecord(job);
  });
