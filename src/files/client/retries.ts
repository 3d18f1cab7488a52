import { StorageFailure } from './storage-failure.ts';

const MAX_DELAY_MS = 64_000;
const JITTER_MS = 1000;

/** Returns whether a response status is worth a retry: a timeout, too many requests, or a server error. */
export const isTransient = (status: number) => status === 408 || status === 429 || (status >= 500 && status < 600);

type Options = {
  /** Milliseconds after which retries end; 0 means a single try. */
  timeoutMs: number;
  signal: AbortSignal;
  random?: (() => number) | undefined;
  /** Called with true before each wait for a retry, and with false on success. */
  onWaiting?: ((waiting: boolean) => void) | undefined;
};

/**
 * Retries until a response is final or the limit has passed, with delays that double up to 64 s plus up to a second of
 * jitter. One last try follows at the limit. In a browser, regaining the network triggers a retry at once.
 */
export async function withRetries(
  sendRequest: (signal: AbortSignal) => Promise<Response>,
  { timeoutMs, signal, random = Math.random, onWaiting }: Options,
): Promise<Response> {
  const end = performance.now() + timeoutMs;
  let delayMs = 1000;
  for (let isLastTry = timeoutMs === 0; ; ) {
    const response = await tryOnce(sendRequest, signal);
    if (response && !isTransient(response.status)) {
      onWaiting?.(false);
      return response;
    }
    if (isLastTry) {
      await response?.body?.cancel();
      throw new StorageFailure('retry-limit-exceeded', 'The storage service could not be reached in time.');
    }
    await response?.body?.cancel();
    onWaiting?.(true);
    const jitteredDelayMs = delayMs + random() * JITTER_MS;
    isLastTry = performance.now() + jitteredDelayMs >= end;
    const isBackOnline = await sleep(isLastTry ? Math.max(0, end - performance.now()) : jitteredDelayMs, signal);
    delayMs = isBackOnline ? 1000 : Math.min(delayMs * 2, MAX_DELAY_MS);
    if (isBackOnline) isLastTry = false;
  }
}

async function tryOnce(sendRequest: (signal: AbortSignal) => Promise<Response>, signal: AbortSignal) {
  try {
    return await sendRequest(signal);
  } catch (error) {
    throwIfCanceled(signal);
    if (error instanceof StorageFailure) throw error;
    return undefined;
  }
}

export function throwIfCanceled(signal: AbortSignal) {
  if (!signal.aborted) return;
  const { reason } = signal;
  throw reason instanceof StorageFailure ? reason : new StorageFailure('canceled', 'The request was cancelled.');
}

/** Resolves to whether it was woken because the network is back. */
function sleep(durationMs: number, signal: AbortSignal) {
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
    const timer = setTimeout(wake, durationMs);
    signal.addEventListener('abort', wake);
    // Only browsers have this event.
    globalThis.addEventListener?.('online', wake);
    if (signal.aborted) wake();
  });
}
