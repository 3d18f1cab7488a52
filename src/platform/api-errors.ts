import type { ErrorBody } from './errors.ts';

/** The error of a call that the server refused, from either API client. */
export type Refusal = Error & { code: string; status: number; data?: ErrorBody['data'] };

export const isRefusal = (error: unknown): error is Refusal =>
  error instanceof Error && 'code' in error && 'status' in error && typeof error.status === 'number';

/** The error of a call that was answered by something other than the server, such as a proxy. */
export type ForeignAnswer = Error & { status: number };

export const isForeignAnswer = (error: unknown): error is ForeignAnswer =>
  error instanceof Error && !isRefusal(error) && 'status' in error && typeof error.status === 'number';

/** Returns the message of any error that a call failed with. */
export function messageOf(error: unknown) {
  return error instanceof Error ? error.message : String(error);
}

/** Returns the HTTP status of a refusal; undefined for other errors. */
export const statusOf = (error: unknown) => (isRefusal(error) ? error.status : undefined);

/** Returns the server's message about one field, if any. */
export function fieldMessage(error: unknown, path: string) {
  return isRefusal(error) ? error.data?.fields?.find((field) => field.path === path)?.message : undefined;
}

/** Returns the seconds to wait before another try, if the server named them. */
export const retryAfterOf = (error: unknown) => (isRefusal(error) ? error.data?.retryAfter : undefined);
