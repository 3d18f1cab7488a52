import { AppError } from '#platform/pure/errors.ts';
import type { RateLimit, RateLimits } from '#platform/server/rate-limits.ts';

/**
 * Runs an attempt that counts against a limit only if it is refused. It is counted before it runs, so that parallel
 * attempts can't exceed the limit, and refunded on success. A failure of the instance is refunded as well, because it
 * says nothing about the input.
 */
export async function countRefusals<T>(limits: RateLimits, limit: RateLimit, key: string, attempt: () => Promise<T>) {
  await limits.count(limit, key);
  try {
    const result = await attempt();
    await limits.refund(limit, key);
    return result;
  } catch (error) {
    if (!isRefusal(error)) await limits.refund(limit, key).catch(() => {});
    throw error;
  }
}

const isRefusal = (error: unknown) => error instanceof AppError && error.status < 500;
