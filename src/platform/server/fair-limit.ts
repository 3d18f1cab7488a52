import { AppError } from '../pure/errors.ts';
import { makeFairQueue, type Queued } from './workers/fair-queue.ts';

type Options = {
  maxBusy: number;
  maxQueue: number;
  maxQueuePerOwner: number;
  /** Work that has not started after this time is refused with 503 and a `Retry-After`. */
  maxWaitMs: number;
};

type QueuedStart = Queued & { start: () => void };

const RETRY_AFTER_SECONDS = 5;

/** Limits how much work runs at once. Owners take turns, so that one owner's queue does not delay the others. */
export function makeFairLimit({ maxBusy, maxWaitMs, ...limits }: Options) {
  const queue = makeFairQueue<QueuedStart>({ ...limits, onSuperseded: () => {} });
  let busy = 0;

  const next = () => {
    while (busy < maxBusy) {
      const queued = queue.take(() => true);
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
      busy += 1;
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
      busy -= 1;
      next();
    }
  };
}
