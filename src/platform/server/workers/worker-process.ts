import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { FromWorker, ToWorker } from './messages.ts';
import { type ProcessUsage, processUsage } from './process-usage.ts';
import { LimitExceeded, type RunLimit, type Task } from './task.ts';

/** Most of a worker's memory is native, so its heap is collected before it grows much. */
const SMALL_HEAP = ['--max-semi-space-size=2', '--heap-growing-percent=20'];
/** A worker that holds this share of its memory limit is replaced between two runs. */
const REPLACED_AT_SHARE = 0.45;
/** A worker that has used this much processor time is replaced between two runs. */
const REPLACED_AFTER_CPU_SECONDS = 120;
/** The processor time at which the kernel ends a worker, even if its instance was killed. */
const HARD_CPU_SECONDS = 240;

/** The signals by which the kernel or an allocator ends a process that exceeds a limit. */
const LIMIT_OF_SIGNAL: Partial<Record<NodeJS.Signals, RunLimit>> = {
  SIGABRT: 'memory',
  SIGKILL: 'memory',
  SIGXCPU: 'cpu',
};

export type WorkerProcess = ReturnType<typeof startWorkerProcess>;

/** Starts a child process that runs the task's program, one input at a time, until it is ended. */
export function startWorkerProcess(task: Task<unknown, unknown>, onExit: (worker: WorkerProcess) => void) {
  const child = spawn(
    '/bin/sh',
    [
      ...['-c', `ulimit -t ${HARD_CPU_SECONDS}; exec "$@"`, 'sh'],
      ...[process.execPath, ...SMALL_HEAP, `--max-old-space-size=${task.memoryMb}`, fileURLToPath(task.program)],
    ],
    {
      // A worker needs no settings. Few arenas keep the allocator from retaining freed memory.
      env: { MALLOC_ARENA_MAX: '2' },
      serialization: 'advanced',
      // Error output of native code may quote members' texts.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    },
  );
  let runs = 0;
  let current: PromiseWithResolvers<unknown> | undefined;
  let killedFor: RunLimit | Error | undefined;
  let cpuBefore: number | undefined;
  let usage: ProcessUsage | undefined;

  let limits = task;

  const send = (message: ToWorker<unknown>) => {
    // The exit event reports a worker that has ended.
    if (child.connected) child.send(message, () => {});
  };
  const hold = () => {
    child.ref();
    child.channel?.ref();
  };
  const release = () => {
    child.unref();
    child.channel?.unref();
  };

  child.on('message', (message: FromWorker<unknown>) => {
    if (message.id !== runs) return;
    if ('error' in message) current?.reject(new Error(message.error));
    else current?.resolve(message.output);
  });
  child.on('error', (error) => current?.reject(error));
  child.on('exit', (code, signal) => {
    const reason = killedFor ?? (signal ? LIMIT_OF_SIGNAL[signal] : undefined);
    if (typeof reason === 'string') current?.reject(new LimitExceeded(reason));
    else current?.reject(reason ?? new Error(`a worker ended with ${signal ?? code} before it responded`));
    onExit(worker);
  });
  send({ setup: task.setup });
  // An idle worker must not keep this process alive.
  release();

  const worker = {
    program: task.program,

    /** Runs a task of this program, within that task's limits. */
    async run(runTask: Task<unknown, unknown>, input: unknown): Promise<unknown> {
      limits = runTask;
      runs += 1;
      cpuBefore = undefined;
      current = Promise.withResolvers();
      const deadline = setTimeout(() => worker.kill('time'), limits.deadlineMs);
      hold();
      try {
        send({ id: runs, input });
        return await current.promise;
      } finally {
        clearTimeout(deadline);
        current = undefined;
        release();
      }
    },

    /** Measures the worker, kills it if it exceeds a limit of its task, and returns its memory in megabytes. */
    async check(): Promise<number> {
      usage = child.pid === undefined ? undefined : await processUsage(child.pid);
      if (!usage) return 0;
      cpuBefore ??= usage.cpuMs;
      if (usage.memoryMb > limits.memoryMb) worker.kill('memory');
      else if (current && usage.cpuMs - cpuBefore > limits.cpuMs) worker.kill('cpu');
      return usage.memoryMb;
    },

    hasExited: () => child.exitCode !== null || child.signalCode !== null,

    /** Whether the worker should be replaced, because it has grown or has worked for long. */
    needsReplacement: () =>
      usage !== undefined &&
      (usage.memoryMb > limits.memoryMb * REPLACED_AT_SHARE || usage.cpuMs > REPLACED_AFTER_CPU_SECONDS * 1000),

    /** Kills the process; a run in progress fails with the reason. */
    kill(reason: RunLimit | Error) {
      killedFor ??= reason;
      child.kill('SIGKILL');
    },
  };
  return worker;
}
