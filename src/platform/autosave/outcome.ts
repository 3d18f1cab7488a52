import { isForeignAnswer, isRefusal, messageOf, retryAfterOf } from '../api-errors.ts';
import type { Faults } from './editing.ts';

/** The outcome of a failed save. */
export type Outcome =
  | { kind: 'offline' }
  | { kind: 'conflict'; current: unknown }
  | { kind: 'refused'; faults: Faults }
  | { kind: 'gone' }
  /**
   * `later`: milliseconds until an automatic retry is allowed; absent if none is. `untouched`: the server has saved
   * nothing.
   */
  | { kind: 'failed'; message?: string; later?: number; untouched: boolean };

const LATER = new Set([408, 429, 502, 503, 504]);

/** Converts an error thrown by an API call to an outcome. */
export function outcomeOf(error: unknown): Outcome {
  if (!isRefusal(error)) {
    if (error instanceof TypeError) return { kind: 'offline' };
    if (isForeignAnswer(error) && LATER.has(error.status)) return { kind: 'failed', later: 0, untouched: false };
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
  const wait = (retryAfterOf(error) ?? 0) * 1000;
  return {
    kind: 'failed',
    message: messageOf(error),
    ...(LATER.has(status) ? { later: wait } : {}),
    untouched: status < 500,
  };
}
