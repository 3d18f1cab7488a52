import type { ErrorBody } from './errors.ts';

/** What the server said when it refused, in the shape of every error; whichever client made the call. */
export type Refusal = Error & { code: string; status: number; data?: ErrorBody['data'] };

export const isRefusal = (error: unknown): error is Refusal =>
  error instanceof Error && 'code' in error && 'status' in error && typeof error.status === 'number';

/** What something else than the server answered, such as a proxy before it. */
export type ForeignAnswer = Error & { status: number };

export const isForeignAnswer = (error: unknown): error is ForeignAnswer =>
  error instanceof Error && !isRefusal(error) && 'status' in error && typeof error.status === 'number';

/** Whatever went wrong with a call, as words for the person who made it. */
export function messageOf(error: unknown) {
  return error instanceof Error ? error.message : String(error);
}

/** The HTTP status of the server's refusal. */
export const statusOf = (error: unknown) => (isRefusal(error) ? error.status : undefined);

/** What the server said of one field. */
export function fieldMessage(error: unknown, path: string) {
  return isRefusal(error) ? error.data?.fields?.find((field) => field.path === path)?.message : undefined;
}

/** For how many seconds the server wants no more of this. */
export const retryAfterOf = (error: unknown) => (isRefusal(error) ? error.data?.retryAfter : undefined);
