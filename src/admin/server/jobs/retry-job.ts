import { noteDeed } from '#identity/service.ts';
import type { AdminCtx } from '../context.ts';
import { toldJob } from './told-job.ts';
import { withJobs } from './with-jobs.ts';

/** Has a job tried once more that failed. */
export const retryJob = (ctx: AdminCtx, { id }: { id: string }) =>
  withJobs(ctx, async (system, tx) => {
    const job = await ctx.jobs.retry(system, id);
    noteDeed(ctx, tx, { action: 'job-retried', subject: { kind: 'job', id }, details: { kind: job.name } });
    return toldJob(job);
  });

/** The same for all of a kind; answers how many. */
export const retryJobs = (ctx: AdminCtx, { name }: { name: string }) =>
  withJobs(ctx, async (system, tx) => {
    const count = await ctx.jobs.retryAll(system, name);
    if (count > 0) noteDeed(ctx, tx, { action: 'job-retried', subject: { kind: 'job', id: name }, details: { count } });
    return { count };
  });
