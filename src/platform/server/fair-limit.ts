import { AppError } from '../pure/errors.ts';
import { makeFairQueue, type Queued } from './workers/fair-queue.ts';

type Options = {
  maxBusy: number;
  /** How much of one owner's work runs at once; by default as much as of all. */
  maxBusyPerOwner?: number;
  maxQueue: number;
  maxQueuePerOwner: number;
  /** Work that has not started after this time is refused with 503 and a `Retry-After`. */
  maxWaitMs: number;
};

type QueuedStart = Queued & { start: () => void };

const RETRY_AFTER_SECONDS = 5;

/** Limits how much work runs at once. Owners take turns, so that one owner's queue does not delay the others. */
export function makeFairLimit({ maxBusy, maxBusyPerOwner = maxBusy, maxWaitMs, ...limits }: Options) {
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
  const unavailable = () => new AppError('SERVICE_UNAVAILABLE', { retryAfter: RETRY_AFTER_SECONDS });

  return async <T>(owner: string, work: () => Promise<T>): Promise<T> => {
    const slot = Promise.withResolvers<void>();
    let hasTimedOut = false;
    const timer = setTimeout(() => {
      hasTimedOut = true;
      slot.reject(unavailable());
    }, maxWaitMs);
    const start = () => {
      // It timed out while it waited.
      if (hasTimedOut) return;
      count(owner, 1);
      clearTimeout(timer);
      slot.resolve();
    };
    if (!queue.push({ owner, start })) {
      clearTimeout(timer);
      throw unavailable();
    }
    next();
    await slot.promise;
    try {
      return await work();
    } finally {
      count(owner, -1);
      next();
    }
  };
}
