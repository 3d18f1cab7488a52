import { AppError } from '#platform/errors.ts';
import type { AuthCall } from '../auth.ts';

/** Makes a token that sets the password of the member with this address, once; undefined if there is no such member. */
export async function findPasswordToken({ api, scope }: AuthCall, email: string) {
  await api.requestPasswordReset({ body: { email } });
  return scope.resetToken;
}

/** Makes a token that sets the password of a member who is known to be there. */
export async function newPasswordToken(call: AuthCall, email: string) {
  const token = await findPasswordToken(call, email);
  if (token === undefined) throw new AppError('INTERNAL_SERVER_ERROR');
  return token;
}
