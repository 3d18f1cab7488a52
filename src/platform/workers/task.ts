import { AppError, type FieldFault } from '../errors.ts';

/** A kind of work that runs in a child process, with the limits of one run. */
export type Task<Input, Output> = {
  /** The program of the child process; it serves the task with `serveTask`. */
  program: URL;
  /** Sent to the program once, before its first input. */
  setup?: unknown;
  memoryMb: number;
  /** Processor time of one run. The same input exceeds it on every machine alike, however busy that is. */
  cpuMs: number;
  /** Wall-clock time of one run, so that a run that waits for something ends too. */
  deadlineMs: number;
  /** The fault that the member reads when a run exceeds a limit. */
  exceeded: FieldFault;
  /** Carries the types of the program; never set. */
  readonly types?: (input: Input) => Output;
};

/** The limit that ended a run. */
export type Limit = 'cpu' | 'memory' | 'time';

/** The cause of the error that a run ends with when it exceeds a limit. */
export class LimitExceeded extends Error {
  override readonly name = 'LimitExceeded';
  readonly limit: Limit;

  constructor(limit: Limit) {
    super(`a task exceeded its limit: ${limit}`);
    this.limit = limit;
  }
}

export const limitError = (fault: FieldFault, limit: Limit) =>
  new AppError('BAD_REQUEST', {
    text: { word: 'invalidFields' },
    fields: [fault],
    cause: new LimitExceeded(limit),
  });

/** Returns the limit that an error of a task reports, if it is about one. */
export const exceededLimit = (error: unknown): Limit | undefined =>
  error instanceof AppError && error.cause instanceof LimitExceeded ? error.cause.limit : undefined;

/** The program `name` that lies beside the module `moduleUrl`, in the sources and in the build alike. */
export const workerProgram = (moduleUrl: string, name: string) =>
  new URL(`./${name}.${moduleUrl.endsWith('.ts') ? 'ts' : 'js'}`, moduleUrl);
