import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { exceededLimit, type Task } from './task.ts';
import { makeWorkerPool, type PoolOptions } from './worker-pool.ts';

/** A program that does what its input says, some of it in ways that only a kill can end. */
const PROGRAM = `
import { serveTask } from ${JSON.stringify(new URL('./serve-task.ts', import.meta.url).href)};
serveTask((setup) => {
  let runs = 0;
  return async (input) => {
    runs += 1;
    if (input === 'spin') for (;;);
    if (input === 'hang') await new Promise(() => setInterval(() => {}, 1000));
    if (input === 'hoard') for (const all = []; ; ) all.push(Buffer.alloc(10_000_000, 1));
    if (input === 'end') process.exit(3);
    if (input === 'fail') throw new Error('failed on request');
    if (input === 'pid') return process.pid;
    if (input === 'environment') return Object.keys(process.env).sort();
    if (input.wait) await new Promise((resolve) => setTimeout(resolve, input.wait));
    if (input.bytes) return input.bytes.length;
    return [setup, input.name ?? input, runs].join(' ');
  };
});
`;
const folder = mkdtempSync(join(tmpdir(), 'workers-'));
const file = join(folder, 'program.ts');
writeFileSync(file, PROGRAM);

const task = (limits: Partial<Task<unknown, unknown>> = {}): Task<unknown, unknown> => ({
  program: pathToFileURL(file),
  setup: 's',
  memoryMb: 200,
  cpuMs: 60_000,
  deadlineMs: 60_000,
  exceeded: { path: 'document', text: { word: 'cannotBeSet' } },
  ...limits,
});

const opened: ReturnType<typeof makeWorkerPool>[] = [];
const open = (options: Partial<PoolOptions> = {}) => {
  const pool = makeWorkerPool({
    ...{
      maxBusy: 1,
      maxBusyPerOwner: 1,
      maxQueue: 20,
      maxQueuePerOwner: 20,
      maxWorkers: 2,
      memoryMb: 1000,
      idleMs: 60_000,
    },
    ...options,
  });
  opened.push(pool);
  return pool;
};
const owner = 'ada';

/** Tests whether a process is alive. */
const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

afterEach(() => {
  for (const pool of opened.splice(0)) pool.close();
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('a pool of workers', () => {
  it('runs inputs in a worker that is reused, and passes bytes', async () => {
    const pool = open();
    const outputs = ['a', 'b'].map((input) => pool.run(task(), input, { owner }));
    expect(await Promise.all(outputs)).toEqual(['s a 1', 's b 2']);
    expect(await pool.run(task(), async () => ({ bytes: new Uint8Array(3_000_000) }), { owner })).toBe(3_000_000);
  });

  it('does not pass the environment to a worker', async () => {
    expect(await open().run(task(), 'environment', { owner })).toEqual(
      expect.not.arrayContaining(['HOME', 'SECRET', 'DATABASE_URL']),
    );
  });

  it('keeps the worker if a run fails, and replaces one that ends', async () => {
    const pool = open();
    await expect(pool.run(task(), 'fail', { owner })).rejects.toThrow('failed on request');
    expect(await pool.run(task(), 'a', { owner })).toBe('s a 2');
    await expect(pool.run(task(), 'end', { owner })).rejects.toThrow('ended with 3');
    expect(await pool.run(task(), 'a', { owner })).toBe('s a 1');
  });

  it.each([
    ['cpu', 'cannotBeSet', 'spin', { cpuMs: 300 }],
    ['time', 'tookTooLong', 'hang', { deadlineMs: 600 }],
    ['memory', 'cannotBeSet', 'hoard', { memoryMb: 150 }],
  ] as const)(
    'ends a run over its limit of %s, reports it, and serves the next',
    async (limit, word, input, limits) => {
      const pool = open();
      const error = await pool.run(task(limits), input, { owner }).catch((thrown: unknown) => thrown);
      expect(exceededLimit(error)).toBe(limit);
      expect(error).toMatchObject({ code: 'BAD_REQUEST', details: { fields: [{ path: 'document', text: { word } }] } });
      expect(await pool.run(task(), 'a', { owner })).toBe('s a 1');
    },
  );

  it('ends the largest worker if all together use too much memory', async () => {
    const pool = open({ maxBusy: 2, maxBusyPerOwner: 2, memoryMb: 150 });
    const small = pool.run(task(), { name: 'small', wait: 1500 }, { owner });
    const error = await pool.run(task({ memoryMb: 1000 }), 'hoard', { owner }).catch((thrown: unknown) => thrown);
    expect(exceededLimit(error)).toBe('memory');
    expect(await small).toContain('small');
  });

  it('leaves slots for others if an owner’s runs never end', async () => {
    const pool = open({ maxBusy: 2, maxBusyPerOwner: 1 });
    const stuck = Promise.allSettled(
      ['spin', 'spin', 'spin'].map((input) => pool.run(task(), input, { owner: 'mallory' })),
    );
    expect(await pool.run(task(), 'a', { owner })).toBe('s a 1');
    pool.close();
    expect(await stuck).toMatchObject(Array(3).fill({ status: 'rejected', reason: { code: 'SERVICE_UNAVAILABLE' } }));
  });

  it('runs only the latest of the waiting runs with one key', async () => {
    const pool = open();
    const busy = pool.run(task(), 'a', { owner });
    const [first, second] = ['b', 'c'].map((input) => pool.run(task(), input, { owner, key: 'page' }));
    await expect(first).rejects.toMatchObject({ code: 'CLIENT_CLOSED_REQUEST' });
    expect([await busy, await second]).toEqual(['s a 1', 's c 2']);
  });

  it('ends a run that nobody waits for any more, and does not start one that waits', async () => {
    const pool = open();
    const canceled = new AbortController();
    const runs = [pool.run(task(), 'spin', { owner, signal: canceled.signal })];
    runs.push(pool.run(task(), 'a', { owner, signal: canceled.signal }));
    const next = pool.run(task(), 'b', { owner });
    canceled.abort();
    for (const run of runs) await expect(run).rejects.toMatchObject({ code: 'CLIENT_CLOSED_REQUEST' });
    expect(await next).toBe('s b 1');
  });

  it('refuses a run if too many wait, with the time to wait', async () => {
    const pool = open({ maxQueue: 1 });
    const runs = ['a', 'b'].map((input) => pool.run(task(), input, { owner }));
    await expect(pool.run(task(), 'c', { owner })).rejects.toMatchObject({
      ...{ code: 'SERVICE_UNAVAILABLE', details: { retryAfter: expect.any(Number) } },
    });
    await Promise.all(runs);
  });

  it('starts a worker in advance, ends it when idle, and ends all when closed', async () => {
    const pool = open({ idleMs: 300 });
    pool.prepare(task());
    const pid = await pool.run(task(), 'pid', { owner });
    expect(isAlive(Number(pid))).toBe(true);
    await expect.poll(() => isAlive(Number(pid)), { timeout: 5000 }).toBe(false);
    const next = Number(await pool.run(task(), 'pid', { owner }));
    expect(next).not.toBe(pid);
    const stuck = pool.run(task(), 'spin', { owner });
    pool.close();
    await expect(stuck).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    await expect.poll(() => isAlive(next), { timeout: 5000 }).toBe(false);
    await expect(pool.run(task(), 'a', { owner })).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  });

  it('keeps a worker of each program within the limit, and ends the least recently used one', async () => {
    const pool = open({ maxWorkers: 2 });
    const pidOf = (program: string) =>
      pool.run(task({ program: new URL(`?${program}`, pathToFileURL(file)) }), 'pid', { owner });
    const [first, second] = [await pidOf('first'), await pidOf('second')];
    expect([await pidOf('first'), await pidOf('second')]).toEqual([first, second]);
    await pidOf('third');
    expect(await pidOf('second')).toBe(second);
    expect(await pidOf('first')).not.toBe(first);
  });

  it('replaces a worker that has grown', async () => {
    const pool = open();
    const pid = await pool.run(task({ memoryMb: 20_000 }), 'pid', { owner });
    await pool.run(task({ memoryMb: 20 }), 'a', { owner }).catch(() => {});
    expect(await pool.run(task(), 'pid', { owner })).not.toBe(pid);
  });
});
