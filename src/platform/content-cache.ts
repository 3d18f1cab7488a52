import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

type Options<Value> = {
  /** What all values together may take, in the unit of `sizeOf`. */
  maxSize: number;
  sizeOf: (value: Value) => number;
  /** How long a failure is answered again without another try, in milliseconds; 0 to try again at once. */
  failureMs?: (error: unknown) => number;
};

/** A value that nobody asked for in this time is dropped, so that an idle instance holds no memory for it. */
const UNUSED_MS = 5 * 60_000;
const MAX_FAILURES = 1000;

/** Caches what is made of a content under that content, so that the same is made once, however many ask at once. */
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

/** Each part with its length, so that no two contents run together into the same. */
function nameOf(content: readonly string[]) {
  const hash = createHash('sha256');
  for (const part of content) hash.update(`${part.length}:`).update(part);
  return hash.digest('base64url');
}
