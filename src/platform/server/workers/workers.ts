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

/** The pool shared by all instances in this process. */
let pool: WorkerPool | undefined;
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

function openPool() {
  if (!pool) {
    const opened = makeWorkerPool(limits);
    process.once('exit', opened.close);
    pool = opened;
  }
  return pool;
}

/**
 * Registers an instance as a user of the pool and sets the memory limit. Returns a function that unregisters it and
 * aborts all work once no instance is left; workers end when idle, or with the process.
 */
export function openWorkers(memoryMb = availableMemoryMb()) {
  limits = poolOptions(memoryMb);
  users += 1;
  return () => {
    users -= 1;
    if (users === 0) pool?.abort();
  };
}

/** Runs a task in a worker process; see `makeWorkerPool`. */
export const runTask: WorkerPool['run'] = (task, input, options) => openPool().run(task, input, options);

/** Starts a worker ahead of a run. */
export const prepareTask = (task: Task<never, unknown>) => openPool().prepare(task);
