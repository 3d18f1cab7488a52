import { isForeignAnswer, isRefusal, messageOf, retryAfterOf } from '../api-errors.ts';
import type { Faults } from './editing.ts';

/** What became of a save that did not succeed. */
export type Outcome =
  | { kind: 'offline' }
  | { kind: 'conflict'; current: unknown }
  | { kind: 'refused'; faults: Faults }
  | { kind: 'gone' }
  /** `later`: after how many milliseconds it may be tried again by itself. `untouched`: the server has kept nothing of it. */
  | { kind: 'failed'; message?: string; later?: number; untouched: boolean };

const LATER = new Set([408, 429, 502, 503, 504]);

/** Reads what a call of the API threw. */
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
