import { createHmac } from 'node:crypto';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError, tooManyRequests } from '../pure/errors.ts';

/** A limit of `tries` per key in a window of `seconds`. */
export type RateLimit = { name: string; tries: number; seconds: number };

export type RateLimits = {
  /** Counts a try and returns their number; throws with the waiting time if there were too many. */
  count(limit: RateLimit, key: string): Promise<number>;
  /** Blocks every try for a number of seconds from now. */
  block(limit: RateLimit, key: string, seconds: number): Promise<void>;
  /** Counts a try and returns whether it was within the limit; throws only if counting failed. */
  tryCount(limit: RateLimit, key: string): Promise<boolean>;
  /** Throws if there were too many tries, without counting one. */
  check(limit: RateLimit, key: string): Promise<void>;
  /** Uncounts a try that turned out not to be subject to the limit. */
  refund(limit: RateLimit, key: string): Promise<void>;
  /** Resets the count, for example after the right password. */
  reset(limit: RateLimit, key: string): Promise<void>;
  close(): void;
};

const CLEANUP_INTERVAL_MS = 10 * 60 * 1000;

export function makeRateLimits(pool: pg.Pool, secret: string): RateLimits {
  // Keys are IP and mail addresses; keyed hashes keep them out of the table, and safe from guessing without the secret.
  const hashKey = (key: string) => createHmac('sha256', secret).update(key).digest('base64url');
  const limiters = new Map<string, RateLimiterPostgres>();
  const limiterOf = ({ name, tries, seconds }: RateLimit) => {
    const existing = limiters.get(name);
    if (existing) return existing;
    const limiter = new RateLimiterPostgres({
      storeClient: pool,
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: name,
      points: tries,
      duration: seconds,
      clearExpiredByTimeout: false,
    });
    limiters.set(name, limiter);
    return limiter;
  };

  const cleanupTimer = setInterval(() => {
    pool.query('delete from rate_limits where expire < $1', [Date.now()]).catch(() => {});
  }, CLEANUP_INTERVAL_MS);
  cleanupTimer.unref();

  const count: RateLimits['count'] = async (limit, key) => {
    try {
      const { consumedPoints } = await limiterOf(limit).consume(hashKey(key));
      return consumedPoints;
    } catch (rejection) {
      if (rejection instanceof RateLimiterRes) throw tooManyRequests(Math.ceil(rejection.msBeforeNext / 1000));
      throw new AppError('SERVICE_UNAVAILABLE', { cause: rejection });
    }
  };

  return {
    count,
    tryCount: async (limit, key) => {
      try {
        await count(limit, key);
        return true;
      } catch (error) {
        if (error instanceof AppError && error.code === 'TOO_MANY_REQUESTS') return false;
        throw error;
      }
    },
    check: async (limit, key) => {
      const used = await limiterOf(limit).get(hashKey(key));
      if (used && used.consumedPoints >= limit.tries && used.msBeforeNext > 0) {
        throw tooManyRequests(Math.ceil(used.msBeforeNext / 1000));
      }
    },
    block: async (limit, key, seconds) => {
      await limiterOf(limit).block(hashKey(key), seconds);
    },
    refund: async (limit, key) => {
      await limiterOf(limit).reward(hashKey(key), 1);
    },
    reset: async (limit, key) => {
      await limiterOf(limit).delete(hashKey(key));
    },
    close: () => clearInterval(cleanupTimer),
  };
}
