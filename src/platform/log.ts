import { type DestinationStream, type Logger, pino } from 'pino';

export type Log = Logger;
/** Takes the lines of a log. */
export type LogDestination = DestinationStream;

/** Returns whether it takes an error in the place of the log, to which it may write it later. */
type TakeError = (error: unknown, write: () => void) => boolean;

/** A log of JSON lines. Errors are written without the values that a database puts into them: those are people's data. */
export function makeLog(level: string, destination?: DestinationStream, takeError: TakeError = () => false): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: describeError },
      hooks: {
        logMethod(args, method) {
          const [fields] = args as [unknown];
          const write = () => method.apply(this, args);
          const error = typeof fields === 'object' && fields !== null && 'err' in fields ? fields.err : undefined;
          if (error === undefined || !takeError(error, write)) write();
        },
      },
    },
    destination,
  );
}

type Described = { type: string; message: string; code?: string; stack?: string; cause?: Described };

/** What may be logged of an error: its kind, code and place, never the parameters of a query or the row it met. */
export function describeError(error: unknown, depth = 0): Described {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an Error' };
  const message = withoutValues(error.message);
  const code = (error as { code?: unknown }).code;
  const frames =
    error.stack
      ?.replace(error.message, '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line)) ?? [];
  return {
    type: error.name,
    message,
    ...(typeof code === 'string' ? { code } : {}),
    ...(frames.length > 0 ? { stack: frames.join('\n') } : {}),
    ...(error.cause && depth < 3 ? { cause: describeError(error.cause, depth + 1) } : {}),
  };
}

/**
 * The message of an error without what may be people's data. What is quoted may hold quotes itself, so all goes from the
 * first of a kind to the last.
 */
export const withoutValues = (message: string) =>
  message
    .replace(/\nparams:[\s\S]*$/, '')
    .replace(/(["'`])[\s\S]*\1/g, '…')
    .replace(/\S+/g, (word) => (word.includes('@') ? '…' : word))
    .slice(0, 500);
