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
  const underWay = new Map<string, Promise<Value>>();
  let sweeping: NodeJS.Timeout | undefined;

  const sweep = () => {
    cached.purgeStale();
    if (cached.size > 0) return;
    clearInterval(sweeping);
    sweeping = undefined;
  };

  return async (content: readonly string[], make: () => Promise<Value>): Promise<Value> => {
    const name = nameOf(content);
    const found = cached.get(name) ?? underWay.get(name);
    if (found) return found;
    const failed = failures.get(name);
    if (failed) throw failed.error;
    const making = make();
    underWay.set(name, making);
    try {
      const made = await making;
      cached.set(name, made);
      sweeping ??= setInterval(sweep, UNUSED_MS / 2).unref();
      return made;
    } catch (error) {
      const ttl = failureMs(error);
      if (ttl > 0) failures.set(name, { error }, { ttl });
      throw error;
    } finally {
      underWay.delete(name);
    }
  };
}

/** Hashes each part with its length, so that different contents cannot collide by concatenation. */
function nameOf(content: readonly string[]) {
  const hash = createHash('sha256');
  for (const part of content) hash.update(`${part.length}:`).update(part);
  return hash.digest('base64url');
}
