import { availableParallelism } from 'node:os';
import { availableMemoryMb } from './memory-limit.ts';
import type { Task } from './task.ts';
import { makeWorkerPool, type PoolOptions } from './worker-pool.ts';

type WorkerPool = ReturnType<typeof makeWorkerPool>;

/** The memory reserved for the instance itself, without workers. */
const INSTANCE_MB = 200;
/** The memory of a worker during ordinary work. */
const WORKER_MB = 120;
const MIN_BUSY = 2;
const MAX_BUSY = 8;
/**
 * The number of worker programs. An idle worker of each stays if memory allows, because a cold start takes up to a
 * second.
 */
const PROGRAM_COUNT = 5;
const IDLE_MS = 5 * 60_000;

/** The limits of the pool for passwords. A hash takes a tenth of a second, so the longest queue lasts about 3 s. */
const PASSWORD_BUSY = Math.min(availableParallelism(), 3);
const PASSWORD_POOL: PoolOptions = {
  maxBusy: PASSWORD_BUSY,
  maxBusyPerOwner: PASSWORD_BUSY,
  maxQueue: 30 * PASSWORD_BUSY,
  maxQueuePerOwner: 15 * PASSWORD_BUSY,
  maxWorkers: PASSWORD_BUSY + 1,
  memoryMb: 300,
  idleMs: 60_000,
};

/** The pools shared by all instances in this process. Passwords have their own, so that they wait for nobody's PDFs. */
const pools: Partial<Record<'tasks' | 'passwords', WorkerPool>> = {};
let limits = poolOptions(availableMemoryMb());
let users = 0;

/**
 * Returns the pool's limits for the available memory: one run more than processors, so that a long one does not block
 * others.
 */
export function poolOptions(memoryMb: number): PoolOptions {
  const forWorkers = Math.max(memoryMb - INSTANCE_MB, MIN_BUSY * WORKER_MB);
  const maxBusy = Math.max(
    MIN_BUSY,
    Math.min(availableParallelism() + 1, Math.floor(forWorkers / WORKER_MB), MAX_BUSY),
  );
  return {
    maxBusy,
    maxBusyPerOwner: Math.ceil(maxBusy / 2),
    maxQueue: 400,
    maxQueuePerOwner: 60,
    maxWorkers: Math.max(maxBusy + 1, Math.min(maxBusy + PROGRAM_COUNT - 1, Math.floor(forWorkers / WORKER_MB))),
    memoryMb: forWorkers,
    idleMs: IDLE_MS,
  };
}

function openPool(name: keyof typeof pools): WorkerPool {
  const opened = pools[name];
  if (opened) return opened;
  const pool = makeWorkerPool(name === 'passwords' ? PASSWORD_POOL : limits);
  process.once('exit', pool.close);
  pools[name] = pool;
  return pool;
}

/**
 * Registers an instance as a user of the pools and sets the memory limit. Returns a function that unregisters it and
 * aborts all work once no instance is left; workers end when idle, or with the process.
 */
export function openWorkers(memoryMb = availableMemoryMb()) {
  limits = poolOptions(memoryMb);
  users += 1;
  return () => {
    users -= 1;
    if (users === 0) for (const pool of Object.values(pools)) pool.abort();
  };
}

/** Runs a task in a worker process; see `makeWorkerPool`. */
export const runTask: WorkerPool['run'] = (task, input, options) => openPool('tasks').run(task, input, options);

/** Runs a task of password hashing, apart from all others. */
export const runPasswordTask: WorkerPool['run'] = (task, input, options) =>
  openPool('passwords').run(task, input, options);

/** Starts a worker ahead of a run. */
export const prepareTask = (task: Task<never, unknown>) => openPool('tasks').prepare(task);
