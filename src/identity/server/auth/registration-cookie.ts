import { AppError } from '#platform/pure/errors.ts';
import type { Sql } from '#platform/server/db/database.ts';
import { isSameToken } from '#platform/server/ids.ts';
import { cookieAttributes, cookiePrefix, readCookie } from '../actor/session-token.ts';
import type { IdentityCtx } from '../context.ts';
import { CODE_MINUTES } from '../limits.ts';
import { hashOf, newSecretToken } from '../secret-token.ts';
import { findVerification, removeUser, type StoredUser, storeVerification, takeVerification } from '../store.ts';
import { takeRequestedUsername } from '../username/store.ts';

// With hidden accounts, an attacker could sign up with the address of a person who is just signing up, with a password
// of their own. So the mailed code only verifies the account that the same browser signed up last.

const cookieName = ({ settings }: IdentityCtx) => `${cookiePrefix(settings)}.registration`;
const registrationKey = (uid: string) => `registration ${uid}`;

/**
 * Sets the cookie that identifies the browser of a sign-up, whether or not an account is created. Returns its value.
 */
export function setRegistrationCookie(ctx: IdentityCtx) {
  const registrationToken = newSecretToken();
  const attributes = cookieAttributes(ctx.settings, CODE_MINUTES * 60);
  ctx.exchange.response.setHeader('set-cookie', `${cookieName(ctx)}=${registrationToken}${attributes}`);
  return registrationToken;
}

export const storeRegistrationToken = (sql: Sql, uid: string, registrationToken: string) =>
  storeVerification(sql, registrationKey(uid), hashOf(registrationToken));

export const deleteRegistrationToken = (sql: Sql, uid: string) => takeVerification(sql, registrationKey(uid));

/** Returns whether an account was created by a hidden sign-up and its address is still unverified. */
export const isPendingAccount = async (sql: Sql, { id, emailVerified }: StoredUser) =>
  !emailVerified && (await findVerification(sql, registrationKey(id))) !== undefined;

/** Deletes an unverified account, so that its address can be signed up again. */
export async function removePendingAccount(sql: Sql, { id }: StoredUser) {
  await deleteRegistrationToken(sql, id);
  await takeRequestedUsername(sql, id);
  await removeUser(sql, id);
}

/** Throws the error of a wrong code unless the caller signed up the account in this browser or is signed in to it. */
export async function requireOwnRegistration(ctx: IdentityCtx, sql: Sql, user: StoredUser | undefined) {
  const { actor, exchange } = ctx;
  if (user && actor.kind === 'member' && actor.uid === user.id) return;
  const registrationToken = readCookie(exchange.request, cookieName(ctx));
  const storedHash = user && (await findVerification(sql, registrationKey(user.id)));
  if (registrationToken !== undefined && storedHash !== undefined && isSameToken(hashOf(registrationToken), storedHash))
    return;
  throw wrongCodeError();
}

export const wrongCodeError = () => {
  const text = { word: 'codeOfNobody' } as const;
  return new AppError('BAD_REQUEST', { text, fields: [{ path: 'otp', text }] });
};
