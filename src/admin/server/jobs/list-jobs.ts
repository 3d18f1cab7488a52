import { isUuid } from '#platform/pure/uuid.ts';
import { decodeCursor, encodeCursor, isDatabaseTime } from '#platform/server/db/keyset.ts';
import type { JobFilter } from '#platform/server/job-admin.ts';
import type { AdminCtx } from '../context.ts';
import { toJobRecord } from './to-job-record.ts';

/** Returns the job queues with their counts and next runs. */
export async function readJobsOverview({ jobs, clock }: AdminCtx) {
  const queues = await jobs.overview(clock.now());
  const items = queues.map(({ nextRun, ...queue }) => ({
    ...queue,
    ...(nextRun ? { nextRun: nextRun.toISOString() } : {}),
  }));
  return { items };
}

type ListJobsQuery = JobFilter & { cursor?: string | undefined; limit: number };

/** Returns a page of jobs in one state, newest first. */
export async function listJobs({ jobs }: AdminCtx, { cursor, limit, ...filter }: ListJobsQuery) {
  const before = cursor === undefined ? undefined : decodeCursor(cursor, [isDatabaseTime, isUuid]);
  const found = await jobs.list(filter, { before, limit: limit + 1 });
  const items = found.slice(0, limit).map(({ job }) => toJobRecord(job));
  const last = found[limit - 1];
  return found.length > limit && last ? { items, nextCursor: encodeCursor(last.key) } : { items };
}
