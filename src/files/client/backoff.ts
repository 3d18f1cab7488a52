import { StorageFailure } from './failure.ts';

const LONGEST_WAIT = 64_000;
const JITTER = 1000;

/** Returns whether a response status is worth a retry: a timeout, too many requests, or a server error. */
export const isPassing = (status: number) => status === 408 || status === 429 || (status >= 500 && status < 600);

type Options = {
  /** Milliseconds after which retries end; 0 means a single try. */
  limit: number;
  signal: AbortSignal;
  chance?: (() => number) | undefined;
  /** Called with true before each wait for a retry, and with false on success. */
  onWaiting?: ((waiting: boolean) => void) | undefined;
};

/**
 * Retries until a response is final or the limit has passed, with delays that double up to 64 s plus up to a second of
 * jitter. One last try follows at the limit. In a browser, regaining the network triggers a retry at once.
 */
export async function withRetries(
  ask: (signal: AbortSignal) => Promise<Response>,
  { limit, signal, chance = Math.random, onWaiting }: Options,
): Promise<Response> {
  const end = performance.now() + limit;
  let wait = 1000;
  for (let last = limit === 0; ; ) {
    const answer = await tryOnce(ask, signal);
    if (answer && !isPassing(answer.status)) {
      onWaiting?.(false);
      return answer;
    }
    if (last) {
      await answer?.body?.cancel();
      throw new StorageFailure('retry-limit-exceeded', 'The storage service could not be reached in time.');
    }
    await answer?.body?.cancel();
    onWaiting?.(true);
    const pause = wait + chance() * JITTER;
    last = performance.now() + pause >= end;
    const online = await sleep(last ? Math.max(0, end - performance.now()) : pause, signal);
    wait = online ? 1000 : Math.min(wait * 2, LONGEST_WAIT);
    if (online) last = false;
  }
}

async function tryOnce(ask: (signal: AbortSignal) => Promise<Response>, signal: AbortSignal) {
  try {
    return await ask(signal);
  } catch (error) {
    throwIfCanceled(signal);
    if (error instanceof StorageFailure) throw error;
    return undefined;
  }
}

export function throwIfCanceled(signal: AbortSignal) {
  if (!signal.aborted) return;
  const { reason } = signal;
  throw reason instanceof StorageFailure ? reason : new StorageFailure('canceled', 'This was cancelled.');
}

/** Resolves to whether it was woken because the network is back. */
function sleep(milliseconds: number, signal: AbortSignal) {
  return new Promise<boolean>((resolve, reject) => {
    const wake = (event?: Event) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', wake);
      globalThis.removeEventListener?.('online', wake);
      try {
        throwIfCanceled(signal);
        resolve(event?.type === 'online');
      } catch (error) {
        reject(error as Error);
      }
    };
    const timer = setTimeout(wake, milliseconds);
    signal.addEventListener('abort', wake);
    // Only browsers have this event.
    globalThis.addEventListener?.('online', wake);
    if (signal.aborted) wake();
  });
}
