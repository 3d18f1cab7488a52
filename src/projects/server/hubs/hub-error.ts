import { AppError, invalidFields } from '#platform/pure/errors.ts';
import { toWaitUnit } from '#platform/pure/wait-unit.ts';
import { HUB_NAMES, type Hub, type HubProblem } from '../../model/hubs.ts';

/** A failed request to a hub. It contains nothing that was sent. */
export class HubError extends Error {
  override readonly name = 'HubError';
  readonly problem: HubProblem;
  /** The seconds until the hub answers again, if it said so. */
  readonly retryAfter: number | undefined;

  constructor(problem: HubProblem, retryAfter?: number) {
    super(`a hub did not answer as expected: ${problem}`);
    this.problem = problem;
    this.retryAfter = retryAfter;
  }
}

const DEFAULT_WAIT_SECONDS = 60;

/** Returns the error of a request that could not be answered without the hub. */
export function toAppError({ problem, retryAfter = DEFAULT_WAIT_SECONDS }: HubError, hub: Hub): AppError {
  const values = { hub: HUB_NAMES[hub] };
  switch (problem) {
    case 'notFound':
      return invalidFields([{ path: 'username', text: { word: 'hubUserNotFound', values } }]);
    case 'tokenRefused':
      return invalidFields([{ path: 'token', text: { word: 'hubTokenRefused', values } }]);
    case 'needsToken':
      return invalidFields([{ path: 'token', text: { word: 'hubNeedsToken', values } }]);
    case 'rateLimited':
      return new AppError('TOO_MANY_REQUESTS', {
        text: { word: 'hubRateLimited', values: { ...values, ...toWaitUnit(retryAfter) } },
        retryAfter,
      });
    case 'unreachable':
      return new AppError('SERVICE_UNAVAILABLE', { text: { word: 'hubUnreachable', values } });
    case 'unreadable':
      return new AppError('SERVICE_UNAVAILABLE', { text: { word: 'hubUnreadable', values } });
  }
}
