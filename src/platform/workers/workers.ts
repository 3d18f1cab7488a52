import { availableParallelism } from 'node:os';
import { availableMemoryMb } from './memory-limit.ts';
import type { Task } from './task.ts';
import { makeWorkerPool, type PoolOptions } from './worker-pool.ts';

type Pool = ReturnType<typeof makeWorkerPool>;

/** What the instance itself, without its workers, is given of the memory. */
const INSTANCE_MB = 200;
/** What a worker holds while it does usual work. */
const WORKER_MB = 120;
const FEWEST_BUSY = 2;
const MOST_BUSY = 8;
/** So many programs there are; a worker of each stays while memory allows it, for a cold one takes up to a second. */
const PROGRAMS = 5;
const IDLE_MS = 5 * 60_000;

/** All instances of this process share its workers. */
let pool: Pool | undefined;
let limits = poolOptions(availableMemoryMb());
let users = 0;

/** One run more than there are processors, so that a run that takes long leaves room for others. */
export function poolOptions(memoryMb: number): PoolOptions {
  const forWorkers = Math.max(memoryMb - INSTANCE_MB, FEWEST_BUSY * WORKER_MB);
  const maxBusy = Math.max(
    FEWEST_BUSY,
    Math.min(availableParallelism() + 1, Math.floor(forWorkers / WORKER_MB), MOST_BUSY),
  );
  return {
    maxBusy,
    maxBusyPerOwner: Math.ceil(maxBusy / 2),
    maxQueue: 400,
    maxQueuePerOwner: 60,
    maxWorkers: Math.max(maxBusy + 1, Math.min(maxBusy + PROGRAMS - 1, Math.floor(forWorkers / WORKER_MB))),
    memoryMb: forWorkers,
    idleMs: IDLE_MS,
  };
}

function openPool() {
  if (!pool) {
    const opened = makeWorkerPool(limits);
    process.once('exit', opened.close);
    pool = opened;
  }
  return pool;
}

/**
 * Lets an instance use the workers, within this much memory. Returns what ends their work once no instance is left; the
 * workers themselves end when idle, or with the process.
 */
export function openWorkers(memoryMb = availableMemoryMb()) {
  limits = poolOptions(memoryMb);
  users += 1;
  return () => {
    users -= 1;
    if (users === 0) pool?.abort();
  };
}

/** Has a task done by a worker process; see `makeWorkerPool`. */
export const runTask: Pool['run'] = (task, input, options) => openPool().run(task, input, options);

/** Starts a worker ahead of the run that will need it. */
export const prepareTask = (task: Task<never, unknown>) => openPool().prepare(task);
