import { AppError } from '../../pure/errors.ts';

/** Returns the error of a response that found nothing, so that the caller can look elsewhere; otherwise undefined. */
export const notFoundError = (response: Promise<void>): Promise<AppError | undefined> =>
  response.then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof AppError && error.code === 'NOT_FOUND') return error;
      throw error;
    },
  );
