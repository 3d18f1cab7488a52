import { availableParallelism } from 'node:os';
import { availableMemoryMb } from './memory-limit.ts';
import type { Task } from './task.ts';
import { makeWorkerPool, type PoolOptions } from './worker-pool.ts';

type WorkerPool = ReturnType<typeof makeWorkerPool>;
type PoolName = 'tasks' | 'passwords';

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

/** The memory of a worker that hashes passwords. */
const PASSWORD_WORKER_MB = 60;
const MAX_PASSWORD_WORKERS = 3;
/** The memory from which passwords are hashed by more than one worker. */
const ROOMY_MB = 1024;
const PASSWORD_IDLE_MS = 60_000;

/** The pools shared by all instances in this process. Passwords have their own, so that they wait for nobody's PDFs. */
const pools: Partial<Record<PoolName, WorkerPool>> = {};
let limits = poolOptions(availableMemoryMb());
let users = 0;

/**
 * Returns the limits of both pools for the available memory. Tasks have one run more than processors, so that a long
 * one does not block others; their memory is what the instance and the workers for passwords leave.
 */
export function poolOptions(memoryMb: number): Record<PoolName, PoolOptions> {
  const passwordWorkers = memoryMb < ROOMY_MB ? 1 : Math.min(availableParallelism(), MAX_PASSWORD_WORKERS);
  const forPasswords = passwordWorkers * PASSWORD_WORKER_MB;
  return {
    tasks: taskOptions(Math.max(memoryMb - INSTANCE_MB - forPasswords, MIN_BUSY * WORKER_MB)),
    passwords: passwordOptions(passwordWorkers),
  };
}

function taskOptions(memoryMb: number): PoolOptions {
  const maxBusy = Math.max(MIN_BUSY, Math.min(availableParallelism() + 1, Math.floor(memoryMb / WORKER_MB), MAX_BUSY));
  return {
    maxBusy,
    maxBusyPerOwner: Math.ceil(maxBusy / 2),
    maxQueue: 400,
    maxQueuePerOwner: 60,
    maxWorkers: Math.max(maxBusy + 1, Math.min(maxBusy + PROGRAM_COUNT - 1, Math.floor(memoryMb / WORKER_MB))),
    memoryMb,
    idleMs: IDLE_MS,
  };
}

/** A hash takes a tenth of a second, so the longest queue lasts about 3 s. */
function passwordOptions(maxBusy: number): PoolOptions {
  return {
    maxBusy,
    maxBusyPerOwner: maxBusy,
    maxQueue: 30 * maxBusy,
    maxQueuePerOwner: 15 * maxBusy,
    maxWorkers: maxBusy + 1,
    // Twice what hashing takes: only a worker gone astray is killed.
    memoryMb: 2 * PASSWORD_WORKER_MB * maxBusy,
    idleMs: PASSWORD_IDLE_MS,
  };
}

function openPool(name: PoolName): WorkerPool {
  const opened = pools[name];
  if (opened) return opened;
  const pool = makeWorkerPool(limits[name]);
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
