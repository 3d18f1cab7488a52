import { AppError } from '../errors.ts';
import { makeFairQueue, type Queued } from './fair-queue.ts';
import { LimitExceeded, limitError, type Task } from './task.ts';
import { startWorkerProcess, type WorkerProcess } from './worker-process.ts';

export type PoolOptions = {
  /** Runs at one time. */
  maxBusy: number;
  /** Runs of one owner at one time: fewer than `maxBusy`, so that nobody takes all places. */
  maxBusyPerOwner: number;
  maxQueue: number;
  maxQueuePerOwner: number;
  /** Workers at one time, busy and idle; more than `maxBusy`. */
  maxWorkers: number;
  /** What all workers together may hold; above it the largest one is ended. */
  memoryMb: number;
  /** An idle worker is ended after this time. */
  idleMs: number;
};

type Request = Queued & {
  task: Task<unknown, unknown>;
  input: () => unknown;
  resolve: (output: unknown) => void;
  reject: (error: unknown) => void;
};

type RunOptions = {
  /** The member on whose behalf the task runs: who owns the document, also where a visitor asks for it. */
  owner: string;
  /** Of the waiting runs of one owner with the same key only the latest is done. */
  key?: string | undefined;
};

const CHECK_EVERY_MS = 200;
const RETRY_AFTER_SECONDS = 5;

const unavailable = () => new AppError('SERVICE_UNAVAILABLE', { retryAfter: RETRY_AFTER_SECONDS });

/**
 * Runs tasks in child processes that can be ended at any time. A worker stays for the next run of its task; owners take
 * turns.
 */
export function makeWorkerPool(options: PoolOptions) {
  const busy = new Set<WorkerProcess>();
  /** Least recently used first. */
  const idle = new Map<WorkerProcess, NodeJS.Timeout>();
  const running = new Map<string, number>();
  const queue = makeFairQueue<Request>({
    ...options,
    onSuperseded: ({ reject }) => reject(new AppError('CLIENT_CLOSED_REQUEST')),
  });
  let started = 0;
  let checking: NodeJS.Timeout | undefined;
  let isClosed = false;

  const forget = (worker: WorkerProcess) => {
    clearTimeout(idle.get(worker));
    idle.delete(worker);
  };
  const end = (worker: WorkerProcess) => {
    forget(worker);
    worker.kill(unavailable());
  };
  const rest = async (worker: WorkerProcess) => {
    idle.set(worker, setTimeout(() => end(worker), options.idleMs).unref());
    await worker.check();
    if (worker.isWorn() && idle.has(worker)) end(worker);
  };
  const start = (task: Task<unknown, unknown>) => {
    // An idle worker of another task makes room.
    const [oldest] = idle.keys();
    if (oldest && idle.size + busy.size >= options.maxWorkers) end(oldest);
    return startWorkerProcess(task, forget);
  };

  const workerFor = (task: Task<unknown, unknown>) => {
    // The one that worked last has the warmest caches.
    const fitting = [...idle.keys()].findLast((worker) => worker.program.href === task.program.href);
    if (fitting) forget(fitting);
    return fitting ?? start(task);
  };

  const next = () => {
    while (started < options.maxBusy) {
      const request = queue.take((owner) => (running.get(owner) ?? 0) < options.maxBusyPerOwner);
      if (!request) return;
      void serve(request);
    }
  };

  const serve = async ({ owner, task, input, resolve, reject }: Request) => {
    started += 1;
    running.set(owner, (running.get(owner) ?? 0) + 1);
    try {
      resolve(await runWith(task, await input()));
    } catch (error) {
      reject(error instanceof LimitExceeded ? limitError(task.exceeded, error.limit) : error);
    } finally {
      started -= 1;
      const left = (running.get(owner) ?? 1) - 1;
      if (left > 0) running.set(owner, left);
      else running.delete(owner);
      next();
    }
  };

  const runWith = async (task: Task<unknown, unknown>, input: unknown) => {
    if (isClosed) throw unavailable();
    const worker = workerFor(task);
    busy.add(worker);
    checking ??= setInterval(check, CHECK_EVERY_MS).unref();
    try {
      return await worker.run(task, input);
    } finally {
      busy.delete(worker);
      if (busy.size === 0) {
        clearInterval(checking);
        checking = undefined;
      }
      if (isClosed) end(worker);
      else if (!worker.hasExited()) void rest(worker);
    }
  };

  const check = async () => {
    const workers = [...busy, ...idle.keys()];
    const held = await Promise.all(workers.map((worker) => worker.check()));
    if (held.reduce((sum, memoryMb) => sum + memoryMb, 0) <= options.memoryMb) return;
    workers[held.indexOf(Math.max(...held))]?.kill('memory');
  };

  const abort = () => {
    for (const { reject } of queue.takeAll()) reject(unavailable());
    for (const worker of busy) worker.kill(unavailable());
  };

  return {
    /** Has a task done. `input` may be a function that reads it once its turn has come, so that waiting takes no memory. */
    run<Input, Output>(
      task: Task<Input, Output>,
      input: Input | (() => Promise<Input>),
      { owner, key }: RunOptions,
    ): Promise<Output> {
      const { promise, resolve, reject } = Promise.withResolvers<unknown>();
      const read = typeof input === 'function' ? (input as () => Promise<Input>) : () => input;
      const request = { owner, key, task: task as Task<unknown, unknown>, input: read, resolve, reject };
      if (isClosed || !queue.push(request)) reject(unavailable());
      next();
      return promise as Promise<Output>;
    },

    /** Starts a worker ahead of the run that will need it. */
    prepare(task: Task<never, unknown>) {
      const all = [...busy, ...idle.keys()];
      if (isClosed || all.some((worker) => worker.program.href === task.program.href)) return;
      void rest(start(task as Task<unknown, unknown>));
    },

    /** Fails what waits or runs, at once. Idle workers stay, and new runs are taken. */
    abort,

    /** Ends all workers for good. */
    close() {
      isClosed = true;
      abort();
      for (const worker of [...idle.keys()]) end(worker);
    },
  };
}
