import { AppError } from './errors.ts';
import { makeFairQueue, type Queued } from './workers/fair-queue.ts';

type Options = {
  maxBusy: number;
  maxQueue: number;
  maxQueuePerOwner: number;
  /** Work that has not started after this time is refused with 503 and a `Retry-After`. */
  maxWaitMs: number;
};

type Waiting = Queued & { start: () => void };

const RETRY_AFTER_SECONDS = 5;

/** Limits how much work runs at once. Owners take turns, so that one owner's queue does not delay the others. */
export function makeFairLimit({ maxBusy, maxWaitMs, ...limits }: Options) {
  const queue = makeFairQueue<Waiting>({ ...limits, onSuperseded: () => {} });
  let busy = 0;

  const next = () => {
    while (busy < maxBusy) {
      const waiting = queue.take(() => true);
      if (!waiting) return;
      waiting.start();
    }
  };
  const unavailable = () => new AppError('SERVICE_UNAVAILABLE', { retryAfter: RETRY_AFTER_SECONDS });

  return async <T>(owner: string, work: () => Promise<T>): Promise<T> => {
    const turn = Promise.withResolvers<void>();
    let isLate = false;
    const late = setTimeout(() => {
      isLate = true;
      turn.reject(unavailable());
    }, maxWaitMs);
    const start = () => {
      // It timed out while it waited.
      if (isLate) return;
      busy += 1;
      clearTimeout(late);
      turn.resolve();
    };
    if (!queue.push({ owner, start })) {
      clearTimeout(late);
      throw unavailable();
    }
    next();
    await turn.promise;
    try {
      return await work();
    } finally {
      busy -= 1;
      next();
    }
  };
}
