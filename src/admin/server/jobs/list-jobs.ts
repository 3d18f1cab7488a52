import { invalidFields } from '#platform/pure/errors.ts';
import { decodeCursor, encodeCursor } from '#platform/server/db/keyset.ts';
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
  const before = cursor === undefined ? undefined : readCursor(cursor);
  const found = await jobs.list(filter, { before, limit: limit + 1 });
  const items = found.slice(0, limit).map(({ job }) => toJobRecord(job));
  const last = found[limit - 1];
  return found.length > limit && last ? { items, nextCursor: encodeCursor(last.key) } : { items };
}

const TIMESTAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/;
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Decodes a cursor. Rejects timestamps that PostgreSQL would not accept, such as 30 February. */
function readCursor(cursor: string) {
  const [moment = '', id = ''] = decodeCursor(cursor, 2);
  const date = new Date(TIMESTAMP.test(moment) ? `${moment.slice(0, 23)}Z` : Number.NaN);
  if (Number.isNaN(date.getTime()) || !moment.startsWith(date.toISOString().slice(0, 23)) || !ID.test(id)) {
    throw invalidFields([{ path: 'cursor', text: { word: 'badField' } }]);
  }
  return [moment, id] as const;
}
