import { recordAdminEvent } from '#identity/service.ts';
import type { AdminCtx } from '../context.ts';
import { toJobRecord } from './to-job-record.ts';
import { withJobs } from './with-jobs.ts';

/** Queues a failed job again. */
export const retryJob = (ctx: AdminCtx, { id }: { id: string }) =>
  withJobs(ctx, async (system, tx) => {
    const job = await ctx.jobs.retry(system, id);
    recordAdminEvent(ctx, tx, { action: 'job-retried', subject: { kind: 'job', id }, details: { kind: job.name } });
    return toJobRecord(job);
  });

/** Queues all failed jobs of a queue again and returns their number. */
export const retryJobs = (ctx: AdminCtx, { name }: { name: string }) =>
  withJobs(ctx, async (system, tx) => {
    const count = await ctx.jobs.retryAll(system, name);
    if (count > 0)
      recordAdminEvent(ctx, tx, { action: 'job-retried', subject: { kind: 'job', id: name }, details: { count } });
    return { count };
  });
