import { AppError } from '#platform/errors.ts';
import type { IdentityCtx } from '../context.ts';
import { PASSWORD_CHECKS } from '../entrance/limits.ts';

/** Runs what asks for the password again; guessing it at an open session is limited like at the door. */
export async function withPassword<T>({ limits }: IdentityCtx, uid: string, work: () => Promise<T>): Promise<T> {
  await limits.count(PASSWORD_CHECKS, uid);
  const result = await work();
  await limits.refund(PASSWORD_CHECKS, uid);
  return result;
}

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
