import { AppError } from '../../pure/errors.ts';
import { makeFairQueue, type Queued } from './fair-queue.ts';
import { LimitExceeded, limitError, type Task } from './task.ts';
import { startWorkerProcess, type WorkerProcess } from './worker-process.ts';

export type PoolOptions = {
  /** The maximum of concurrent runs. */
  maxBusy: number;
  /** The maximum of concurrent runs per owner, less than `maxBusy`, so that no owner occupies all slots. */
  maxBusyPerOwner: number;
  maxQueue: number;
  maxQueuePerOwner: number;
  /** The maximum of workers, busy and idle; more than `maxBusy`. */
  maxWorkers: number;
  /** The memory limit of all workers together; above it, the largest one is killed. */
  memoryMb: number;
  /** The time after which an idle worker is ended. */
  idleMs: number;
};

type QueuedRun = Queued & {
  task: Task<unknown, unknown>;
  input: () => unknown;
  signal: AbortSignal | undefined;
  resolve: (output: unknown) => void;
  reject: (error: unknown) => void;
};

type RunOptions = Queued & {
  /** Ends the run when nobody waits for it any more. */
  signal?: AbortSignal | undefined;
};

const CHECK_EVERY_MS = 200;
const RETRY_AFTER_SECONDS = 5;

const unavailable = () => new AppError('SERVICE_UNAVAILABLE', { retryAfter: RETRY_AFTER_SECONDS });
const canceled = () => new AppError('CLIENT_CLOSED_REQUEST');

/**
 * Makes a pool that runs tasks in child processes, which can be killed at any time. A worker is reused for runs of its
 * program; owners take turns.
 */
export function makeWorkerPool(options: PoolOptions) {
  const busy = new Set<WorkerProcess>();
  /** The idle workers with their end timers, least recently used first. */
  const idle = new Map<WorkerProcess, NodeJS.Timeout>();
  const running = new Map<string, number>();
  const queue = makeFairQueue<QueuedRun>({
    ...options,
    onSuperseded: ({ reject }) => reject(canceled()),
  });
  let runningCount = 0;
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
  const park = async (worker: WorkerProcess) => {
    idle.set(worker, setTimeout(() => end(worker), options.idleMs).unref());
    await worker.check();
    if (worker.needsReplacement() && idle.has(worker)) end(worker);
  };
  const start = (task: Task<unknown, unknown>) => {
    // An idle worker of another task makes room.
    const [oldest] = idle.keys();
    if (oldest && idle.size + busy.size >= options.maxWorkers) end(oldest);
    return startWorkerProcess(task, forget);
  };

  const workerFor = (task: Task<unknown, unknown>) => {
    // The most recently used worker has the warmest caches.
    const matching = [...idle.keys()].findLast((worker) => worker.program.href === task.program.href);
    if (matching) forget(matching);
    return matching ?? start(task);
  };

  const next = () => {
    while (runningCount < options.maxBusy) {
      const request = queue.take((owner) => (running.get(owner) ?? 0) < options.maxBusyPerOwner);
      if (!request) return;
      void serve(request);
    }
  };

  const serve = async ({ owner, task, input, signal, resolve, reject }: QueuedRun) => {
    runningCount += 1;
    running.set(owner, (running.get(owner) ?? 0) + 1);
    try {
      resolve(await runWith(task, await input(), signal));
    } catch (error) {
      reject(error instanceof LimitExceeded ? limitError(task.exceeded, error.limit) : error);
    } finally {
      runningCount -= 1;
      const remaining = (running.get(owner) ?? 1) - 1;
      if (remaining > 0) running.set(owner, remaining);
      else running.delete(owner);
      next();
    }
  };

  const runWith = async (task: Task<unknown, unknown>, input: unknown, signal: AbortSignal | undefined) => {
    if (isClosed) throw unavailable();
    if (signal?.aborted) throw canceled();
    const worker = workerFor(task);
    busy.add(worker);
    checking ??= setInterval(check, CHECK_EVERY_MS).unref();
    const cancel = () => worker.kill(canceled());
    signal?.addEventListener('abort', cancel);
    try {
      return await worker.run(task, input);
    } finally {
      signal?.removeEventListener('abort', cancel);
      busy.delete(worker);
      if (busy.size === 0) {
        clearInterval(checking);
        checking = undefined;
      }
      if (isClosed) end(worker);
      else if (!worker.hasExited()) void park(worker);
    }
  };

  const check = async () => {
    const workers = [...busy, ...idle.keys()];
    const memoryByWorker = await Promise.all(workers.map((worker) => worker.check()));
    if (memoryByWorker.reduce((sum, memoryMb) => sum + memoryMb, 0) <= options.memoryMb) return;
    workers[memoryByWorker.indexOf(Math.max(...memoryByWorker))]?.kill('memory');
  };

  const abort = () => {
    for (const { reject } of queue.takeAll()) reject(unavailable());
    for (const worker of busy) worker.kill(unavailable());
  };

  return {
    /** Runs a task. `input` may be a function that reads it when the run starts, so that waiting takes no memory. */
    run<Input, Output>(
      task: Task<Input, Output>,
      input: Input | (() => Promise<Input>),
      { signal, ...queued }: RunOptions,
    ): Promise<Output> {
      const { promise, resolve, reject } = Promise.withResolvers<unknown>();
      const readInput = typeof input === 'function' ? (input as () => Promise<Input>) : () => input;
      const request = { ...queued, signal, task: task as Task<unknown, unknown>, input: readInput, resolve, reject };
      if (isClosed || !queue.push(request)) reject(unavailable());
      signal?.addEventListener('abort', () => queue.remove(request) && reject(canceled()), { once: true });
      next();
      return promise as Promise<Output>;
    },

    /** Starts a worker ahead of a run. */
    prepare(task: Task<never, unknown>) {
      const all = [...busy, ...idle.keys()];
      if (isClosed || all.some((worker) => worker.program.href === task.program.href)) return;
      void park(start(task as Task<unknown, unknown>));
    },

    /** Fails all waiting and running tasks at once. Idle workers stay, and new runs are accepted. */
    abort,

    /** Ends all workers for good. */
    close() {
      isClosed = true;
      abort();
      for (const worker of [...idle.keys()]) end(worker);
    },
  };
}
