import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

type Options<Value> = {
  /** The limit for all values together, in the unit of `sizeOf`. */
  maxSize: number;
  sizeOf: (value: Value) => number;
  /** Returns for how many milliseconds a failure is cached; 0 retries at once. */
  failureMs?: (error: unknown) => number;
};

/** A value unused for this time is dropped, so that an idle instance frees its memory. */
const UNUSED_MS = 5 * 60_000;
const MAX_FAILURES = 1000;

/** Makes a cache of values derived from a content, keyed by that content. Concurrent requests share one computation. */
export function makeContentCache<Value extends {}>({ maxSize, sizeOf, failureMs = () => 0 }: Options<Value>) {
  const cached = new LRUCache<string, Value>({
    maxSize,
    sizeCalculation: sizeOf,
    ttl: UNUSED_MS,
    updateAgeOnGet: true,
  });
  const failures = new LRUCache<string, { error: unknown }>({ max: MAX_FAILURES, ttl: UNUSED_MS });
  const inProgress = new Map<string, Promise<Value>>();
  let sweepTimer: NodeJS.Timeout | undefined;

  const sweep = () => {
    cached.purgeStale();
    if (cached.size > 0) return;
    clearInterval(sweepTimer);
    sweepTimer = undefined;
  };

  return async (content: readonly string[], make: () => Promise<Value>): Promise<Value> => {
    const key = keyOf(content);
    const pending = cached.get(key) ?? inProgress.get(key);
    if (pending) return pending;
    const failed = failures.get(key);
    if (failed) throw failed.error;
    const computation = make();
    inProgress.set(key, computation);
    try {
      const computed = await computation;
      cached.set(key, computed);
      sweepTimer ??= setInterval(sweep, UNUSED_MS / 2).unref();
      return computed;
    } catch (error) {
      const ttl = failureMs(error);
      if (ttl > 0) failures.set(key, { error }, { ttl });
      throw error;
    } finally {
      inProgress.delete(key);
    }
  };
}

/** Hashes each part with its length, so that different contents cannot collide by concatenation. */
function keyOf(content: readonly string[]) {
  const hash = createHash('sha256');
  for (const part of content) hash.update(`${part.length}:`).update(part);
  return hash.digest('base64url');
}
