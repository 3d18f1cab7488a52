import { z } from 'zod';
import { JOB_STATES } from '#platform/pure/job-states.ts';
import { route } from './admin-route.ts';

const jobQueue = z.object({
  name: z.string(),
  waiting: z.int(),
  active: z.int(),
  failed: z.int(),
  /** Finished within the last day. */
  done: z.int(),
  /** Next run of a scheduled job. */
  nextRun: z.iso.datetime().optional(),
});
export type JobQueue = z.infer<typeof jobQueue>;

const jobRecord = z.object({
  id: z.uuid(),
  name: z.string(),
  state: z.enum(JOB_STATES),
  tries: z.int(),
  createdAt: z.iso.datetime(),
  /** Earliest start of a waiting job. */
  startsAfter: z.iso.datetime().optional(),
  endedAt: z.iso.datetime().optional(),
  error: z.string().optional(),
});
export type JobRecord = z.infer<typeof jobRecord>;

const one = z.strictObject({ id: z.uuid() });
const name = z
  .string()
  .max(100)
  .regex(/^[\w-]+$/);

export const jobsContract = {
  overview: route('GET', '/jobs/overview', 'List job types with their counts').output(
    z.object({ items: z.array(jobQueue) }),
  ),
  list: route('GET', '/jobs', 'List jobs by state, newest first')
    .input(
      z.strictObject({
        state: z.enum(JOB_STATES).default('failed'),
        name: name.optional(),
        cursor: z.string().max(500).optional(),
        limit: z.coerce.number().int().min(1).max(100).default(20),
      }),
    )
    .output(z.object({ items: z.array(jobRecord), nextCursor: z.string().optional() })),
  retry: route('POST', '/jobs/{id}/retry', 'Retry a failed job').input(one).output(jobRecord),
  retryFailed: route('POST', '/jobs/retry', 'Retry all failed jobs of a type')
    .input(z.strictObject({ name }))
    .output(z.object({ count: z.int() })),
  cancel: route('POST', '/jobs/{id}/cancel', 'Cancel a waiting job').input(one).output(jobRecord),
};
