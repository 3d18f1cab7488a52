import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import { type JobWithMetadata, PgBoss, type Queue, type SendOptions } from 'pg-boss';
import type { Bus } from './db/bus.ts';
import type { SystemConnection, Tx } from './db/database.ts';
import { secureSchema, withMigrationLock } from './db/migrate.ts';
import type { RoleNames } from './db/role-names.ts';
import { JOB_LIST_INDEX, type JobAdmin, makeJobAdmin } from './job-admin.ts';
import type { Log } from './log.ts';

/** A kind of background job, which runs on one instance and is retried when it fails. */
export type Job<Data extends object> = {
  name: string;
  retryLimit: number;
  /** Seconds before the first retry; each wait is about twice the one before, up to an hour. */
  retryDelay: number;
  /** Seconds after which a running job counts as lost. */
  expireIn: number;
  /** No second job is queued while one waits or runs. */
  once?: true;
  /** The data is personal: it is erased once the job has run. */
  blankData?: true;
  /** Carries the type of the data; never set. */
  readonly takes?: Data;
};

export type JobAttempt<Data> = { id: string; data: Data; lastTry: boolean; signal: AbortSignal };

export type Jobs = JobAdmin & {
  /** Registers a kind of job; required before it is sent or worked on. */
  register<Data extends object>(job: Job<Data>): Promise<void>;
  /** Queues a job atomically with the transaction. */
  enqueue<Data extends object>(tx: Tx, job: Job<Data>, data: Data, options?: { startAfter?: Date }): void;
  /** Queues a job in a transaction that already has the instance's own rights. */
  enqueueInside<Data extends object>(system: SystemConnection, job: Job<Data>, data: Data): Promise<void>;
  work<Data extends object>(job: Job<Data>, handler: (attempt: JobAttempt<Data>) => Promise<void>): Promise<void>;
  /** Schedules a recurring job, run once for all instances. */
  schedule(job: Job<Record<string, never>>, cron: string): Promise<void>;
  /** Counts the ended jobs per UTC day, from `day` on. */
  endedSince(day: string): Promise<EndedOnDay[]>;
  /** Stops taking jobs and waits briefly for running ones; the rest is retried later. */
  drain(): Promise<void>;
  stop(): Promise<void>;
};

export type EndedOnDay = { day: string; done: number; failed: number };

const POLL_INTERVAL_SECONDS = 5;
const MAX_RETRY_DELAY_SECONDS = 3600;
const CONCURRENCY = 2;
/** Milliseconds that a running job has to end when the instance stops; later it is retried. */
const STOP_GRACE_MS = 3000;

type Options = {
  pool: pg.Pool;
  bus: Bus;
  log: Log;
  /** Whether this instance runs jobs, or only queues them. */
  runsJobs: boolean;
  /** The polling interval for jobs without a notification: retries, and jobs queued for later. */
  pollIntervalSeconds?: number;
};

export async function startJobs({ pool, bus, log, runsJobs, pollIntervalSeconds = POLL_INTERVAL_SECONDS }: Options) {
  const boss = new PgBoss({
    db: {
      executeSql: async (text, values) => await pool.query(text, values as unknown[]),
      listen: (channel, onMessage, onReconnect) => bus.subscribe(channel, { onMessage, onReconnect }),
    },
    useListenNotify: runsJobs,
    supervise: runsJobs,
    schedule: runsJobs,
    persistWarnings: false,
    // The tables belong to another role and are created by `installJobs`.
    migrate: false,
  });
  boss.on('error', (thrown: unknown) => {
    // Errors of a worker arrive as plain objects in the shape of an Error.
    const err = thrown instanceof Error ? thrown : Object.assign(new Error(), thrown);
    log.error({ err }, 'job queue error');
  });
  boss.on('warning', ({ message }) => log.warn(message));
  await boss.start();

  const working = new Set<string>();
  const jobAdmin = makeJobAdmin({
    query: pool.query.bind(pool) as SystemConnection['query'],
    retry: async (system, name, ids) => {
      await boss.retry(name, ids, { db: bossDatabase(system) });
    },
    cancel: async (system, name, id) => {
      await boss.cancel(name, id, { db: bossDatabase(system) });
    },
  });
  let draining: Promise<unknown> | undefined;
  const drain = async () => {
    draining ??= Promise.race([
      Promise.all([...working].map((name) => boss.offWork(name))),
      setTimeout(STOP_GRACE_MS, undefined, { ref: false }),
    ]);
    await draining;
  };
  const jobs: Jobs = {
    ...jobAdmin,
    register: async (job) => {
      const options: Omit<Queue, 'name'> = {
        retryLimit: job.retryLimit,
        retryDelay: job.retryDelay,
        retryBackoff: true,
        retryDelayMax: MAX_RETRY_DELAY_SECONDS,
        expireInSeconds: job.expireIn,
        notify: true,
      };
      await boss.createQueue(job.name, job.once ? { ...options, policy: 'exclusive' } : options);
      await boss.updateQueue(job.name, options);
    },
    enqueue: (tx, job, data, options = {}) =>
      tx.beforeCommit(async (system) => {
        const send: SendOptions = { db: bossDatabase(system) };
        if (options.startAfter) send.startAfter = options.startAfter;
        await boss.send(job.name, data, send);
      }),
    enqueueInside: async (system, job, data) => {
      await boss.send(job.name, data, { db: bossDatabase(system) });
    },
    work: async (job, handler) => {
      if (!runsJobs) return;
      working.add(job.name);
      const options = {
        includeMetadata: true,
        pollingIntervalSeconds: pollIntervalSeconds,
        notifyPollingIntervalSeconds: pollIntervalSeconds,
      } as const;
      for (let n = 0; n < CONCURRENCY; n += 1) {
        let worker = '';
        worker = await boss.work(job.name, options, async (batch: JobWithMetadata<NonNullable<typeof job.takes>>[]) => {
          // One notification can announce several jobs, so poll again at once after each.
          boss.notifyWorker(worker);
          for (const { id, data, retryCount, retryLimit, signal } of batch) {
            await handler({ id, data, lastTry: retryCount >= retryLimit, signal });
            if (job.blankData) await pool.query(BLANK_DATA, [job.name, id]);
          }
        });
      }
    },
    schedule: async (job, cron) => {
      await boss.schedule(job.name, cron);
    },
    endedSince: async (day) => {
      const { rows } = await pool.query<EndedOnDay>(
        `select (completed_on at time zone 'utc')::date::text as day,
                count(*) filter (where state = 'completed')::int as done,
                count(*) filter (where state = 'failed')::int as failed
           from pgboss.job
          where completed_on >= $1::date::timestamp at time zone 'utc' and name not like '\\_\\_%'
          group by 1`,
        [day],
      );
      return rows;
    },
    drain,
    stop: async () => {
      await drain();
      await boss.stop({ graceful: false });
    },
  };
  return jobs;
}

const BLANK_DATA = `update pgboss.job set data = '{}' where name = $1 and id = $2`;

const bossDatabase = (system: SystemConnection) => ({
  executeSql: async (text: string, values?: unknown[]) => await system.query(text, values as unknown[]),
});

/** Creates or updates the tables of the job queue, as their owner. */
export async function installJobs(pool: pg.Pool, roles: RoleNames) {
  // Without the lock, two instances that start at once could both find no schema, and one would fail to create it.
  await withMigrationLock(pool, (client) => client.query('create schema if not exists pgboss'));
  const boss = new PgBoss({
    db: { executeSql: async (text, values) => await pool.query(text, values as unknown[]) },
    supervise: false,
    schedule: false,
  });
  // `start` throws these errors as well.
  boss.on('error', () => {});
  await boss.start();
  await boss.stop({ graceful: false });
  await withMigrationLock(pool, async (client) => {
    await secureSchema(client, 'pgboss', roles);
    await client.query(JOB_LIST_INDEX);
  });
}
