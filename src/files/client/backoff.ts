import { StorageFailure } from './failure.ts';

const LONGEST_WAIT = 64_000;
const JITTER = 1000;

/** Worth another try: a lost connection, or a server that has too much to do. */
export const isPassing = (status: number) => status === 408 || status === 429 || (status >= 500 && status < 600);

type Options = {
  /** Milliseconds after which it is given up; 0 means one try. */
  limit: number;
  signal: AbortSignal;
  chance?: () => number;
};

/**
 * Asks again and again, with waits that double up to 64 s and a second of chance, until there is an answer that will not
 * get better by asking, or the time is over. Then once more, at once, and that is that.
 */
export async function withRetries(
  ask: (signal: AbortSignal) => Promise<Response>,
  { limit, signal, chance = Math.random }: Options,
): Promise<Response> {
  const end = performance.now() + limit;
  let wait = 1000;
  for (let last = limit === 0; ; ) {
    const answer = await tryOnce(ask, signal);
    if (answer && !isPassing(answer.status)) return answer;
    if (last) {
      await answer?.body?.cancel();
      throw new StorageFailure('retry-limit-exceeded', 'The storage service could not be reached in time.');
    }
    await answer?.body?.cancel();
    const pause = wait + chance() * JITTER;
    wait = Math.min(wait * 2, LONGEST_WAIT);
    last = performance.now() + pause >= end;
    await sleep(last ? Math.max(0, end - performance.now()) : pause, signal);
  }
}

async function tryOnce(ask: (signal: AbortSignal) => Promise<Response>, signal: AbortSignal) {
  try {
    return await ask(signal);
  } catch {
    throwIfCanceled(signal);
    return undefined;
  }
}

export function throwIfCanceled(signal: AbortSignal) {
  if (!signal.aborted) return;
  const { reason } = signal;
  throw reason instanceof StorageFailure ? reason : new StorageFailure('canceled', 'This was cancelled.');
}

function sleep(milliseconds: number, signal: AbortSignal) {
  return new Promise<void>((resolve, reject) => {
    const wake = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', wake);
      try {
        throwIfCanceled(signal);
        resolve();
      } catch (error) {
        reject(error as Error);
      }
    };
    const timer = setTimeout(wake, milliseconds);
    signal.addEventListener('abort', wake);
    if (signal.aborted) wake();
  });
}
