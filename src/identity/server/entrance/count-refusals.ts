import { AppError } from '#platform/errors.ts';
import type { Limit, RateLimits } from '#platform/rate-limits.ts';

/**
 * Makes an attempt that counts against a limit only if it is refused. It is counted before it is made, so that many at
 * once don't slip through; a success is taken back, and so is a failure of the instance, which says nothing about what
 * was typed.
 */
export async function countRefusals<T>(limits: RateLimits, limit: Limit, key: string, attempt: () => Promise<T>) {
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
