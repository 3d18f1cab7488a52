import { AppError } from '#platform/pure/errors.ts';
import type { AuthCall } from '../auth.ts';

/** Creates a single-use token that sets the password of the member with this address; undefined if there is none. */
export async function tryCreatePasswordToken({ api, scope }: AuthCall, email: string) {
  await api.requestPasswordReset({ body: { email } });
  return scope.resetToken;
}

/** Creates a single-use token that sets the password of an existing member. */
export async function createPasswordToken(call: AuthCall, email: string) {
  const token = await tryCreatePasswordToken(call, email);
  if (token === undefined) throw new AppError('INTERNAL_SERVER_ERROR');
  return token;
}
