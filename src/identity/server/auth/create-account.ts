import type { z } from 'zod';
import { AppError } from '#platform/pure/errors.ts';
import type { identityContract } from '../../contract.ts';
import { type AuthCall, libraryHeaders } from '../auth.ts';
import type { IdentityCtx } from '../context.ts';
import { findUser, type StoredUser, updateUser } from '../store.ts';
import { sessionTokenOf } from './signed-in-response.ts';

export type SignUpInput = z.output<(typeof identityContract.signUp)['~orpc']['inputSchema'] & z.ZodType>;
export type RegistrationInput = Omit<SignUpInput, 'invitation'>;
export type CreatedAccount = { user: StoredUser; headers: Headers };

/** Creates the account, and its session if members may sign in before their address is verified. */
export async function createAccount(ctx: IdentityCtx, { api, sql }: AuthCall, input: RegistrationInput) {
  const { email, password, name } = input;
  const { headers } = await api.signUpEmail({
    body: { email, password, name },
    headers: libraryHeaders(ctx.exchange),
    returnHeaders: true,
  });
  const created = await findUser(sql, { email });
  const user = created && (await updateUser(sql, created.id, { language: ctx.exchange.visit.language }));
  if (!user) throw new AppError('INTERNAL_SERVER_ERROR');
  return { user, headers };
}

/** Returns the response headers of the new account's session, signing in if creating it did not. */
export async function openSession(
  ctx: IdentityCtx,
  { api }: AuthCall,
  input: RegistrationInput,
  { headers }: CreatedAccount,
) {
  if (sessionTokenOf(headers)) return headers;
  const { email, password } = input;
  const signedIn = await api.signInEmail({
    body: { email, password },
    headers: libraryHeaders(ctx.exchange),
    returnHeaders: true,
  });
  return signedIn.headers;
}

export const emailTakenError = () => {
  const text = { word: 'emailTaken' } as const;
  return new AppError('CONFLICT', { text, fields: [{ path: 'email', text }] });
};
