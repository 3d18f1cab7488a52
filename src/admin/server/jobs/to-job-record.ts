import type { JobRecord as Job } from '#platform/server/job-admin.ts';
import type { JobRecord } from '../../contract/jobs.ts';

/** Converts a job for the API. Its payload is left out. */
export const toJobRecord = ({ id, name, state, tries, createdAt, startsAfter, endedAt, error }: Job): JobRecord => ({
  id,
  name,
  state,
  tries,
  createdAt: createdAt.toISOString(),
  ...(startsAfter ? { startsAfter: startsAfter.toISOString() } : {}),
  ...(endedAt ? { endedAt: endedAt.toISOString() } : {}),
  ...(error ? { error } : {}),
});
