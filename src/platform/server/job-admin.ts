import { AppError } from '../pure/errors.ts';
import { JOB_STATES, type JobState } from '../pure/job-states.ts';
import type { SystemConnection } from './db/database.ts';
import { redactValues } from './log.ts';
import { nextRun } from './next-run.ts';

export type JobQueue = {
  name: string;
  waiting: number;
  active: number;
  failed: number;
  /** The number completed in the last day. */
  done: number;
  /** The next scheduled run, if the job has a schedule. */
  nextRun?: Date;
};

/** A job for admins, without its data, which may be private to a member. */
export type JobRecord = {
  id: string;
  name: string;
  state: JobState;
  tries: number;
  createdAt: Date;
  /** The earliest start of a waiting job. */
  startsAfter?: Date;
  endedAt?: Date;
  /** The error of the last attempt. */
  error?: string;
};

export type JobFilter = { state: JobState; name?: string | undefined };
type JobPage = { before?: readonly [createdAt: string, id: string] | undefined; limit: number };

export type JobAdmin = {
  /** Counts the jobs that wait, run or have failed permanently. */
  counts(): Promise<{ waiting: number; active: number; failed: number }>;
  overview(now: Date): Promise<JobQueue[]>;
  /** Lists jobs, newest first; `key` is the cursor of the page that follows. */
  list(filter: JobFilter, page: JobPage): Promise<{ job: JobRecord; key: readonly [string, string] }[]>;
  /** Queues a failed job for another attempt. */
  retry(system: SystemConnection, id: string): Promise<JobRecord>;
  /** Queues all failed jobs of a kind for another attempt; returns their number. */
  retryAll(system: SystemConnection, name: string): Promise<number>;
  /** Cancels a waiting job; returns it with its data, so that the persons concerned can be notified. */
  cancel(system: SystemConnection, id: string): Promise<JobRecord & { data: unknown }>;
};

/** The names of the states in the job library. */
const LIBRARY_STATES: Record<JobState, string[]> = {
  waiting: ['created', 'retry'],
  active: ['active'],
  failed: ['failed'],
  done: ['completed'],
  cancelled: ['cancelled'],
};
const stateOf = (libraryState: string) =>
  JOB_STATES.find((state) => LIBRARY_STATES[state].includes(libraryState)) ?? 'waiting';

/** Excludes the library's own queues, whose names begin with `__`. */
const OWN_QUEUES = "name not like '\\_\\_%'";
const RETRY_BATCH_SIZE = 1000;
/** The most jobs counted per kind and state; a higher count is returned as one more than this. */
const MAX_COUNTED = 10_000;

/** An index for the admin's lists; the library's indexes only serve fetching the next job. */
export const JOB_LIST_INDEX = `create index if not exists job_at_hand
  on pgboss.job (name, state, created_on desc, id desc)`;

const JOB_COLUMNS = `id, name, state::text as state, retry_count, created_on, start_after, started_on, completed_on,
  to_char(created_on at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as created_key,
  case when state in ('retry', 'failed') then coalesce(output->'cause'->>'message', output->>'message', output->'value'->>'message') end as error`;

const countOf = (states: string[], more = '') =>
  states
    .map(
      (state) => `(select count(*)::int from (select from pgboss.job j
                     where j.name = q.name and j.state = '${state}' ${more} limit ${MAX_COUNTED + 1}) few)`,
    )
    .join(' + ');
const COUNT_COLUMNS = `${countOf(LIBRARY_STATES.waiting)} as waiting, ${countOf(LIBRARY_STATES.active)} as active,
                  ${countOf(LIBRARY_STATES.failed)} as failed`;

type JobRow = {
  id: string;
  name: string;
  state: string;
  retry_count: number;
  created_on: Date;
  created_key: string;
  start_after: Date;
  started_on: Date | null;
  completed_on: Date | null;
  error: string | null;
};

type JobLibrary = {
  query: SystemConnection['query'];
  retry: (system: SystemConnection, name: string, ids: string[]) => Promise<void>;
  cancel: (system: SystemConnection, name: string, id: string) => Promise<void>;
};

/** Makes the admin's view of the jobs and the actions on them. Each query uses an index, queue by queue. */
export function makeJobAdmin({ query, retry, cancel }: JobLibrary): JobAdmin {
  const find = async (system: SystemConnection, id: string) => {
    const { rows } = await system.query<JobRow & { data: unknown }>(
      `select ${JOB_COLUMNS}, data from pgboss.job
        where id = $1 and name in (select name from pgboss.queue where ${OWN_QUEUES}) for update`,
      [id],
    );
    const [row] = rows;
    if (!row) throw new AppError('NOT_FOUND');
    return { ...toJobRecord(row), data: row.data };
  };

  return {
    counts: async () => {
      const { rows } = await query<{ waiting: number; active: number; failed: number }>(
        `select coalesce(sum(waiting), 0)::int as waiting, coalesce(sum(active), 0)::int as active,
                coalesce(sum(failed), 0)::int as failed
           from (select ${COUNT_COLUMNS} from pgboss.queue q where q.${OWN_QUEUES}) counted`,
      );
      return rows[0] ?? { waiting: 0, active: 0, failed: 0 };
    },

    overview: async (now) => {
      const { rows } = await query<Omit<JobQueue, 'nextRun'> & { cron: string | null }>(
        `select q.name, s.cron,
                ${COUNT_COLUMNS},
                ${countOf(LIBRARY_STATES.done, "and j.created_on > $1::timestamptz - interval '1 day'")} as done
           from pgboss.queue q left join pgboss.schedule s on s.name = q.name
          where q.${OWN_QUEUES} order by q.name`,
        [now],
      );
      return rows.map(({ cron, ...queue }) => ({
        ...queue,
        ...(cron === null ? {} : { nextRun: nextRun(cron, now) }),
      }));
    },

    list: async ({ state, name }, { before, limit }) => {
      const { rows } = await query<JobRow>(
        `select ${JOB_COLUMNS} from (
           select few.* from pgboss.queue q cross join unnest($1::pgboss.job_state[]) wanted
            cross join lateral (
              select * from pgboss.job j
               where j.name = q.name and j.state = wanted
                 and ($3::timestamptz is null or (j.created_on, j.id) < ($3::timestamptz, $4::uuid))
               order by j.created_on desc, j.id desc limit $5
            ) few
           where q.${OWN_QUEUES} and ($2::text is null or q.name = $2)
         ) found order by created_on desc, id desc limit $5`,
        [LIBRARY_STATES[state], name ?? null, before?.[0] ?? null, before?.[1] ?? null, limit],
      );
      return rows.map((row) => ({ job: toJobRecord(row), key: [row.created_key, row.id] as const }));
    },

    retry: async (system, id) => {
      const { data: _, ...job } = await find(system, id);
      if (job.state !== 'failed') throw new AppError('CONFLICT', { text: { word: 'jobNotFailed' } });
      await retry(system, job.name, [id]);
      const { endedAt: __, ...waitingJob } = job;
      return { ...waitingJob, state: 'waiting' };
    },

    retryAll: async (system, name) => {
      let all = 0;
      for (let count = RETRY_BATCH_SIZE; count === RETRY_BATCH_SIZE; all += count) {
        const { rows } = await system.query<{ id: string }>(
          `select id from pgboss.job where name = $1 and state = 'failed' limit $2 for update skip locked`,
          [name, RETRY_BATCH_SIZE],
        );
        count = rows.length;
        const ids = rows.map(({ id }) => id);
        if (count > 0) await retry(system, name, ids);
      }
      return all;
    },

    cancel: async (system, id) => {
      const job = await find(system, id);
      const word = job.state === 'active' ? 'jobRunning' : 'jobEnded';
      if (job.state !== 'waiting') throw new AppError('CONFLICT', { text: { word } });
      await cancel(system, job.name, id);
      return { ...job, state: 'cancelled' };
    },
  };
}

function toJobRecord({ id, name, state: libraryState, retry_count, created_on, ...row }: JobRow): JobRecord {
  const state = stateOf(libraryState);
  return {
    id,
    name,
    state,
    tries: row.started_on === null ? 0 : retry_count + 1,
    createdAt: created_on,
    ...(state === 'waiting' ? { startsAfter: row.start_after } : {}),
    ...(row.completed_on ? { endedAt: row.completed_on } : {}),
    ...(row.error ? { error: redactValues(row.error) } : {}),
  };
}
