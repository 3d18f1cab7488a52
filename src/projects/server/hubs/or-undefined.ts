import { HubError } from './hub-error.ts';

/** Returns what a request to a hub returns, or undefined if it failed in any way that the next request may not. */
export async function orUndefined<Result>(request: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await request();
  } catch (error) {
    if (error instanceof HubError && error.problem !== 'rateLimited') return undefined;
    throw error;
  }
}
