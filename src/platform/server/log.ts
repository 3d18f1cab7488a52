import { type DestinationStream, type Logger, pino } from 'pino';

export type Log = Logger;
/** The destination of log lines. */
export type LogDestination = DestinationStream;

/** Takes over an error instead of logging it at once; returns whether it did. `write` logs it later. */
type InterceptError = (error: unknown, write: () => void) => boolean;

/** Makes a log of JSON lines. Errors are logged without database values, which are personal data. */
export function makeLog(
  level: string,
  destination?: DestinationStream,
  interceptError: InterceptError = () => false,
): Log {
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
          if (error === undefined || !interceptError(error, write)) write();
        },
      },
    },
    destination,
  );
}

type LoggedError = { type: string; message: string; code?: string; stack?: string; cause?: LoggedError };

/** Returns the loggable facts of an error: type, code and stack, without query parameters and row values. */
export function describeError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an Error' };
  const message = redactValues(error.message);
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
 * Returns an error message without possibly personal data. Quoted text may contain quotes itself, so everything from
 * the first quote of a kind to the last is removed.
 */
export const redactValues = (message: string) =>
  message
    .replace(/\nparams:[\s\S]*$/, '')
    .replace(/(["'`])[\s\S]*\1/g, '…')
    .replace(/\S+/g, (word) => (word.includes('@') ? '…' : word))
    .slice(0, 500);
