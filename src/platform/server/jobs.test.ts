import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { eventually } from '#testing/eventually.ts';
import { retryNow } from '#testing/retry-now.ts';
import { asOwner, openTestDatabase, queryAsOwner, ROLES, silentLog } from '#testing/test-database.ts';
import { openBus } from './db/bus.ts';
import { connect } from './db/connect.ts';
import { installJobs, type Job, type JobAttempt, startJobs } from './jobs.ts';

const SEND_CARD: Job<{ to: string }> = { name: 'send-card', retryLimit: 2, retryDelay: 1, expireIn: 60 };

type Options = { runsJobs?: boolean; pollIntervalSeconds?: number };
type TestDatabase = Awaited<ReturnType<typeof openTestDatabase>>;

async function start(database: TestDatabase, { runsJobs = true, pollIntervalSeconds = 60 }: Options = {}) {
  const bus = await openBus(database.url, silentLog);
  onTestFinished(bus.close);
  const jobs = await startJobs({ pool: database.pool, bus, log: silentLog, runsJobs, pollIntervalSeconds });
  onTestFinished(jobs.stop);
  return jobs;
}

/** Starts an instance that runs jobs, with a handler that records each attempt. */
async function startWorking(options: Options & { job?: Job<{ to: string }> } = {}) {
  const { job = SEND_CARD } = options;
  const database = await openTestDatabase();
  const jobs = await start(database, options);
  await jobs.register(job);
  const handler = vi.fn(async (_attempt: JobAttempt<{ to: string }>) => {});
  await jobs.work(job, handler);
  const enqueue = (to: string, settings?: { startAfter?: Date }) =>
    database.asMember('ada', async (tx) => jobs.enqueue(tx, job, { to }, settings));
  const names = () => handler.mock.calls.map(([{ data }]) => data.to);
  return { database, jobs, handler, enqueue, names };
}

describe('a job', () => {
  it('runs as soon as its transaction is committed', async () => {
    const { database, jobs, handler, names } = await startWorking();
    await database.asMember('ada', async (tx) => {
      jobs.enqueue(tx, SEND_CARD, { to: 'ben' });
      expect(handler).not.toHaveBeenCalled();
    });
    await eventually(() => expect(names()).toEqual(['ben']));
    await eventually(async () => expect(await jobs.counts()).toEqual({ waiting: 0, active: 0, failed: 0 }));
  });

  it('is not queued if its transaction fails', async () => {
    const { database, jobs, names, enqueue } = await startWorking();
    const work = database.asMember('ada', async (tx) => {
      jobs.enqueue(tx, SEND_CARD, { to: 'nobody' });
      tx.beforeCommit(async () => {
        throw new Error('no');
      });
    });
    await expect(work).rejects.toThrow('no');
    await enqueue('ben');
    await eventually(() => expect(names()).toEqual(['ben']));
  });

  it('can be queued by a step that has the instance’s own rights', async () => {
    const { database, jobs, names } = await startWorking();
    await database.asVisitor(async (tx) => {
      tx.beforeCommit((system) => jobs.enqueueInside(system, SEND_CARD, { to: 'ben' }));
    });
    await eventually(() => expect(names()).toEqual(['ben']));
  });

  it('does not wait for the next poll, even if many are queued at once', async () => {
    const { database, jobs, names } = await startWorking();
    const recipients = Array.from({ length: 40 }, (_, n) => `member ${n}`);
    await database.asSystem('prepare a test', async (tx) => {
      for (const to of recipients) jobs.enqueue(tx, SEND_CARD, { to });
    });
    await eventually(() => expect(names().toSorted()).toEqual(recipients.toSorted()));
  });

  it('queued while no instance runs jobs is run by the next one that does', async () => {
    const database = await openTestDatabase();
    const queueing = await start(database, { runsJobs: false });
    await queueing.register(SEND_CARD);
    const idle = vi.fn();
    await queueing.work(SEND_CARD, idle);
    await database.asSystem('prepare a test', async (tx) => {
      for (const to of ['ada', 'ben', 'cleo']) queueing.enqueue(tx, SEND_CARD, { to });
    });
    expect(await queueing.counts()).toEqual({ waiting: 3, active: 0, failed: 0 });
    const working = await start(database);
    const handler = vi.fn(async () => {});
    await working.register(SEND_CARD);
    await working.work(SEND_CARD, handler);
    await eventually(() => expect(handler).toHaveBeenCalledTimes(3));
    expect(idle).not.toHaveBeenCalled();
  });

  it('queued by an instance that runs none wakes the one that does', async () => {
    const { database, names } = await startWorking();
    const web = await start(database, { runsJobs: false });
    await web.register(SEND_CARD);
    await database.asSystem('prepare a test', async (tx) => web.enqueue(tx, SEND_CARD, { to: 'ben' }));
    await eventually(() => expect(names()).toEqual(['ben']));
  });

  it('scheduled for later waits until then', async () => {
    const { enqueue, handler } = await startWorking({ pollIntervalSeconds: 0.5 });
    const startAfter = new Date(Date.now() + 1500);
    const workedAt = new Promise<number>((resolve) => {
      handler.mockImplementation(async () => resolve(Date.now()));
    });
    await enqueue('ben', { startAfter });
    expect(await workedAt).toBeGreaterThanOrEqual(startAfter.getTime());
  });

  it('queued while the connection for messages was cut runs nevertheless', async () => {
    const { database, enqueue, names } = await startWorking();
    await database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'vitrine bus' and datname = current_database()`,
    );
    await enqueue('ben');
    await eventually(() => expect(names()).toEqual(['ben']));
  });
});

describe('a job that fails', () => {
  it('is retried, with a flag for the last try, and then counts as failed', async () => {
    const { database, jobs, handler, enqueue } = await startWorking({ pollIntervalSeconds: 0.5 });
    handler.mockRejectedValue(new Error('no card left'));
    await enqueue('ben');
    for (const _ of [1, 2]) await retryNow(database.pool);
    await eventually(async () => expect(await jobs.counts()).toEqual({ waiting: 0, active: 0, failed: 1 }));
    expect(handler.mock.calls.map(([{ lastTry }]) => lastTry)).toEqual([false, false, true]);
    expect(new Set(handler.mock.calls.map(([{ id }]) => id)).size).toBe(1);
  });

  it('neither delays nor fails the others', async () => {
    const { handler, enqueue, names, jobs } = await startWorking();
    handler.mockImplementation(async ({ data }) => {
      if (data.to === 'ben') throw new Error('no such ben');
    });
    for (const to of ['ada', 'ben', 'cleo']) await enqueue(to);
    await eventually(() => expect(names().toSorted()).toEqual(['ada', 'ben', 'cleo']));
    await eventually(async () => expect(await jobs.counts()).toEqual({ waiting: 1, active: 0, failed: 0 }));
  });

  it('is aborted when it takes too long, and retried', async () => {
    const slow = { ...SEND_CARD, expireIn: 1 };
    const { database, handler, enqueue } = await startWorking({ job: slow, pollIntervalSeconds: 0.5 });
    const aborted = vi.fn();
    handler.mockImplementationOnce(
      ({ signal }) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(aborted()))),
    );
    await enqueue('ben');
    await retryNow(database.pool);
    await eventually(() => expect(handler).toHaveBeenCalledTimes(2));
    expect(aborted).toHaveBeenCalledOnce();
  });
});

describe('stopping', () => {
  it('waits for the running job and starts no other', async () => {
    const { database, jobs, handler, enqueue, names } = await startWorking();
    const finish = Promise.withResolvers<void>();
    handler.mockImplementation(() => finish.promise);
    await enqueue('ada');
    await eventually(() => expect(names()).toEqual(['ada']));
    const stopped = vi.fn();
    const stopping = jobs.stop().then(stopped);
    await enqueue('ben');
    expect(stopped).not.toHaveBeenCalled();
    finish.resolve();
    await stopping;
    const later = await start(database, { runsJobs: false });
    expect(await later.counts()).toEqual({ waiting: 1, active: 0, failed: 0 });
    expect(names()).toEqual(['ada']);
  });
});

describe('a kind of job', () => {
  it('gets new options when it is registered again', async () => {
    const { database, jobs } = await startWorking();
    await jobs.register({ ...SEND_CARD, retryLimit: 7, expireIn: 99 });
    const { rows } = await database.pool.query(
      "select retry_limit, expire_seconds from pgboss.queue where name = 'send-card'",
    );
    expect(rows).toEqual([{ retry_limit: 7, expire_seconds: 99 }]);
  });

  it('can be registered by several instances at once', async () => {
    const database = await openTestDatabase();
    const all = await Promise.all([start(database), start(database), start(database)]);
    await Promise.all(all.map((jobs) => jobs.register(SEND_CARD)));
    const { rowCount } = await database.pool.query("select from pgboss.queue where name = 'send-card'");
    expect(rowCount).toBe(1);
  });

  it('with a schedule is scheduled once for all instances', async () => {
    const database = await openTestDatabase();
    const tidy: Job<Record<string, never>> = { name: 'tidy', retryLimit: 2, retryDelay: 1, expireIn: 60 };
    for (const jobs of [await start(database), await start(database)]) {
      await jobs.register(tidy);
      await jobs.schedule(tidy, '0 3 * * *');
    }
    const { rows } = await database.pool.query('select name, cron from pgboss.schedule');
    expect(rows).toEqual([{ name: 'tidy', cron: '0 3 * * *' }]);
  });
});

describe('the tables of the queue', () => {
  it('are created once by instances that start at the same time', async () => {
    const error = vi.spyOn(silentLog, 'error');
    const database = await openTestDatabase();
    await queryAsOwner(database.url, 'drop schema pgboss cascade');
    const owner = await connect(asOwner(database.url), silentLog);
    onTestFinished(() => owner.end());
    await Promise.all(Array.from({ length: 4 }, () => installJobs(owner, ROLES)));
    const all = await Promise.all(Array.from({ length: 4 }, () => start(database)));
    await Promise.all(all.map((jobs) => jobs.register(SEND_CARD)));
    const handler = vi.fn(async () => {});
    for (const jobs of all) await jobs.work(SEND_CARD, handler);
    await database.asSystem('prepare a test', async (tx) => all[0]?.enqueue(tx, SEND_CARD, { to: 'ben' }));
    await eventually(() => expect(handler).toHaveBeenCalledOnce());
    expect(error).not.toHaveBeenCalled();
  });
});

describe('an error in the queue', () => {
  it('is logged with its message', async () => {
    const error = vi.spyOn(silentLog, 'error');
    const { database } = await startWorking({ pollIntervalSeconds: 0.5 });
    // The queue polls its table meanwhile, so the statement may be the victim of a deadlock and is retried.
    await eventually(() => queryAsOwner(database.url, 'alter table pgboss.job rename column start_after to gone'));
    await eventually(() => {
      const messages = error.mock.calls.map(([fields]) => (fields as { err: unknown }).err);
      expect(messages).toContainEqual(expect.objectContaining({ message: expect.stringContaining('start_after') }));
      expect(messages.every((err) => err instanceof Error)).toBe(true);
    });
  });
});
