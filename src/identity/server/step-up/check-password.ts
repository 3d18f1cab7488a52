import { AppError } from '#platform/pure/errors.ts';
import type { IdentityCtx } from '../context.ts';
import { countRefusals } from '../entrance/count-refusals.ts';
import { PASSWORD_CHECKS } from '../limits.ts';

/** Runs work that verifies a member's password or code, and limits how often it may be refused. */
export const withPasswordLimit = <T>({ limits }: IdentityCtx, uid: string, work: () => Promise<T>) =>
  countRefusals(limits, PASSWORD_CHECKS, uid, work);

/** Returns an error handler that renames a field of the library's errors to that of the form. */
export const renameErrorField = (from: string, to: string) => (error: unknown) => {
  if (!(error instanceof AppError)) throw error;
  const { fields } = error.details;
  if (!fields?.some(({ path }) => path === from)) throw error;
  throw new AppError(error.code, {
    ...error.details,
    fields: fields.map((field) => (field.path === from ? { ...field, path: to } : field)),
  });
};
