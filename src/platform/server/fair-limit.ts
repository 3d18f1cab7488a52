import { AppError, type ErrorText } from '../pure/errors.ts';
import { makeFairQueue, type Queued } from './workers/fair-queue.ts';

type Options = {
  maxBusy: number;
  /** How much of one owner's work runs at once; by default as much as of all. */
  maxBusyPerOwner?: number;
  maxQueue: number;
  maxQueuePerOwner: number;
  /** Work that has not started after this time is refused with 503 and a `Retry-After`. */
  maxWaitMs: number;
  /** A more specific message of that error. */
  refusal?: ErrorText;
};

type QueuedStart = Queued & { start: () => void };

const RETRY_AFTER_SECONDS = 5;

const canceled = () => new AppError('CLIENT_CLOSED_REQUEST');

/** Limits how much work runs at once. Owners take turns, so that one owner's queue does not delay the others. */
export function makeFairLimit({ maxBusy, maxBusyPerOwner = maxBusy, maxWaitMs, refusal, ...limits }: Options) {
  const queue = makeFairQueue<QueuedStart>({ ...limits, onSuperseded: () => {} });
  let busy = 0;
  const busyByOwner = new Map<string, number>();
  const count = (owner: string, by: number) => {
    busy += by;
    const own = (busyByOwner.get(owner) ?? 0) + by;
    if (own > 0) busyByOwner.set(owner, own);
    else busyByOwner.delete(owner);
  };

  const next = () => {
    while (busy < maxBusy) {
      const queued = queue.take((owner) => (busyByOwner.get(owner) ?? 0) < maxBusyPerOwner);
      if (!queued) return;
      queued.start();
    }
  };
  const unavailable = () =>
    new AppError('SERVICE_UNAVAILABLE', { ...(refusal && { text: refusal }), retryAfter: RETRY_AFTER_SECONDS });

  /** Returns once the work of an owner may start. */
  const waitForTurn = async (owner: string, signal: AbortSignal | undefined) => {
    if (signal?.aborted) throw canceled();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const start = () => {
      count(owner, 1);
      resolve();
    };
    const queued = { owner, start };
    if (!queue.push(queued)) throw unavailable();
    const leave = (error: AppError) => {
      if (queue.remove(queued)) reject(error);
    };
    const cancel = () => leave(canceled());
    const timer = setTimeout(() => leave(unavailable()), maxWaitMs);
    signal?.addEventListener('abort', cancel);
    next();
    try {
      await promise;
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', cancel);
    }
  };

  /** Runs work of an owner in its turn. It isn't started any more once nobody waits for it, as `signal` says. */
  return async <T>(owner: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> => {
    await waitForTurn(owner, signal);
    try {
      return await work();
    } finally {
      count(owner, -1);
      next();
    }
  };
}
