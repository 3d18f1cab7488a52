import { isApiError, isUnexpectedResponse, messageOf, retryAfterSeconds } from '../../pure/api-errors.ts';
import type { FieldFaults } from './editing.ts';

/** The outcome of a failed save. */
export type SaveOutcome =
  | { kind: 'offline' }
  | { kind: 'conflict'; current: unknown }
  | { kind: 'refused'; faults: FieldFaults }
  | { kind: 'gone' }
  /**
   * `retryAfterMs`: milliseconds until an automatic retry is allowed; absent if none is. `untouched`: the server has saved
   * nothing.
   */
  | { kind: 'failed'; message?: string; retryAfterMs?: number; untouched: boolean };

const RETRYABLE_STATUSES = new Set([408, 429, 502, 503, 504]);

/** Converts an error thrown by an API call to an outcome. */
export function outcomeOf(error: unknown): SaveOutcome {
  if (!isApiError(error)) {
    if (error instanceof TypeError) return { kind: 'offline' };
    if (isUnexpectedResponse(error) && RETRYABLE_STATUSES.has(error.status))
      return { kind: 'failed', retryAfterMs: 0, untouched: false };
    reportError(error);
    return { kind: 'failed', untouched: false };
  }
  const { status, data } = error;
  if (status === 404) return { kind: 'gone' };
  if (status === 409 && data?.current !== undefined) return { kind: 'conflict', current: data.current };
  const fields = data?.fields?.filter(({ path }) => path !== '') ?? [];
  if (status === 400 && fields.length > 0) {
    return { kind: 'refused', faults: Object.fromEntries(fields.map(({ path, message }) => [path, message])) };
  }
  const retryAfterMs = (retryAfterSeconds(error) ?? 0) * 1000;
  return {
    kind: 'failed',
    message: messageOf(error),
    ...(RETRYABLE_STATUSES.has(status) ? { retryAfterMs: retryAfterMs } : {}),
    untouched: status < 500,
  };
}
