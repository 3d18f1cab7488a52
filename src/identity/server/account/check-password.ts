import { AppError } from '#platform/errors.ts';
import type { IdentityCtx } from '../context.ts';
import { countRefusals } from '../entrance/count-refusals.ts';
import { PASSWORD_CHECKS } from '../entrance/limits.ts';

/** Runs what asks a member who is signed in for the password or a code again; guessing either is limited. */
export const withPassword = <T>({ limits }: IdentityCtx, uid: string, work: () => Promise<T>) =>
  countRefusals(limits, PASSWORD_CHECKS, uid, work);

/** The library knows one field for the password; the form may call it otherwise. */
export const namingField = (from: string, to: string) => (error: unknown) => {
  if (!(error instanceof AppError)) throw error;
  const { fields } = error.details;
  if (!fields?.some(({ path }) => path === from)) throw error;
  throw new AppError(error.code, {
    ...error.details,
    fields: fields.map((field) => (field.path === from ? { ...field, path: to } : field)),
  });
};
