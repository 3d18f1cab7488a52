import type { ErrorBody } from './errors.ts';

/** The error of a call that the server refused, from either API client. */
export type ApiError = Error & { code: string; status: number; data?: ErrorBody['data'] };

export const isApiError = (error: unknown): error is ApiError =>
  error instanceof Error && 'code' in error && 'status' in error && typeof error.status === 'number';

/** The error of a call that was answered by something other than the server, such as a proxy. */
export type UnexpectedResponse = Error & { status: number };

export const isUnexpectedResponse = (error: unknown): error is UnexpectedResponse =>
  error instanceof Error && !isApiError(error) && 'status' in error && typeof error.status === 'number';

/** Returns the message of any error that a call failed with. */
export function messageOf(error: unknown) {
  return error instanceof Error ? error.message : String(error);
}

/** Returns the HTTP status of a refusal; undefined for other errors. */
export const statusOf = (error: unknown) => (isApiError(error) ? error.status : undefined);

/** Returns the server's message about one field, if any. */
export function fieldMessage(error: unknown, path: string) {
  return isApiError(error) ? error.data?.fields?.find((field) => field.path === path)?.message : undefined;
}

/** Returns the seconds to wait before another try, if the server named them. */
export const retryAfterSeconds = (error: unknown) => (isApiError(error) ? error.data?.retryAfter : undefined);
