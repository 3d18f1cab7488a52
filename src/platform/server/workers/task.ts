import { AppError, type FieldFault } from '../../pure/errors.ts';

/** A kind of work that runs in a worker process, with the limits of one run. */
export type Task<Input, Output> = {
  /** The program of the child process; it serves the task with `serveTask`. */
  program: URL;
  /** Sent to the program once, before its first input. */
  setup?: unknown;
  memoryMb: number;
  /** The processor time of one run, which is independent of how busy the machine is. */
  cpuMs: number;
  /** The wall-clock time of one run, to end runs that wait for something. */
  deadlineMs: number;
  /** The fault that the member reads when a run exceeds its limit of processor time or memory. */
  exceeded: FieldFault;
  /** Carries the types of the program; never set. */
  readonly types?: (input: Input) => Output;
};

/** The limit that ended a run. */
export type RunLimit = 'cpu' | 'memory' | 'time';

/** The cause of the error of a run that exceeded a limit. */
export class LimitExceeded extends Error {
  override readonly name = 'LimitExceeded';
  readonly limit: RunLimit;

  constructor(limit: RunLimit) {
    super(`a task exceeded its limit: ${limit}`);
    this.limit = limit;
  }
}

/**
 * Returns the error of a run that exceeded a limit. Only processor time and memory are due to the input: a run that took
 * too long by the clock may succeed later.
 */
export const limitError = (fault: FieldFault, limit: RunLimit) =>
  new AppError('BAD_REQUEST', {
    text: { word: 'invalidFields' },
    fields: [limit === 'time' ? { ...fault, text: { word: 'tookTooLong' } } : fault],
    cause: new LimitExceeded(limit),
  });

/** Returns the limit that an error of a task reports, if any. */
export const exceededLimit = (error: unknown): RunLimit | undefined =>
  error instanceof AppError && error.cause instanceof LimitExceeded ? error.cause.limit : undefined;

/** Returns the URL of the program `name` beside the module `moduleUrl`, in the sources or the build. */
export const workerProgram = (moduleUrl: string, name: string) =>
  new URL(`./${name}.${moduleUrl.endsWith('.ts') ? 'ts' : 'js'}`, moduleUrl);
