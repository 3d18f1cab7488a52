import { noteDeed } from '#identity/service.ts';
import { noteCancelled } from '#mail/service.ts';
import type { AdminCtx } from '../context.ts';
import { toldJob } from './told-job.ts';
import { withJobs } from './with-jobs.ts';

/** Cancels a waiting job. A mail that it was to deliver leaves the queue as well. */
export const cancelJob = (ctx: AdminCtx, { id }: { id: string }) =>
  withJobs(ctx, async (system, tx) => {
    const job = await ctx.jobs.cancel(system, id);
    await noteCancelled(system, job);
    noteDeed(ctx, tx, { action: 'job-cancelled', subject: { kind: 'job', id }, details: { kind: job.name } });
    return toldJob(job);
  });
