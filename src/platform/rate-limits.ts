import { createHmac } from 'node:crypto';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError, tooManyRequests } from './errors.ts';

/** A limit of `tries` per key in a window of `seconds`. */
export type Limit = { name: string; tries: number; seconds: number };

export type RateLimits = {
  /** Counts a try and returns their number; throws with the waiting time if there were too many. */
  count(limit: Limit, key: string): Promise<number>;
  /** Blocks every try for a number of seconds from now. */
  block(limit: Limit, key: string, seconds: number): Promise<void>;
  /** Counts a try and returns whether it was within the limit; throws only if counting failed. */
  tryCount(limit: Limit, key: string): Promise<boolean>;
  /** Throws if there were too many tries, without counting one. */
  check(limit: Limit, key: string): Promise<void>;
  /** Uncounts a try that turned out not to be subject to the limit. */
  refund(limit: Limit, key: string): Promise<void>;
  /** Resets the count, for example after the right password. */
  forgive(limit: Limit, key: string): Promise<void>;
  close(): void;
};

const CLEANING_MILLISECONDS = 10 * 60 * 1000;

export function makeRateLimits(pool: pg.Pool, secret: string): RateLimits {
  // Keys are IP and mail addresses; keyed hashes keep them out of the table, and safe from guessing without the secret.
  const anonymous = (key: string) => createHmac('sha256', secret).update(key).digest('base64url');
  const limiters = new Map<string, RateLimiterPostgres>();
  const limiterOf = ({ name, tries, seconds }: Limit) => {
    const known = limiters.get(name);
    if (known) return known;
    const made = new RateLimiterPostgres({
      storeClient: pool,
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: name,
      points: tries,
      duration: seconds,
      clearExpiredByTimeout: false,
    });
    limiters.set(name, made);
    return made;
  };

  const cleaning = setInterval(() => {
    pool.query('delete from rate_limits where expire < $1', [Date.now()]).catch(() => {});
  }, CLEANING_MILLISECONDS);
  cleaning.unref();

  const count: RateLimits['count'] = async (limit, key) => {
    try {
      const { consumedPoints } = await limiterOf(limit).consume(anonymous(key));
      return consumedPoints;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) throw tooManyRequests(Math.ceil(refusal.msBeforeNext / 1000));
      throw new AppError('SERVICE_UNAVAILABLE', { cause: refusal });
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
      const used = await limiterOf(limit).get(anonymous(key));
      if (used && used.consumedPoints >= limit.tries && used.msBeforeNext > 0) {
        throw tooManyRequests(Math.ceil(used.msBeforeNext / 1000));
      }
    },
    block: async (limit, key, seconds) => {
      await limiterOf(limit).block(anonymous(key), seconds);
    },
    refund: async (limit, key) => {
      await limiterOf(limit).reward(anonymous(key), 1);
    },
    forgive: async (limit, key) => {
      await limiterOf(limit).delete(anonymous(key));
    },
    close: () => clearInterval(cleaning),
  };
}
