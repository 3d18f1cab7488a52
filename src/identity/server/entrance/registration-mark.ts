import type { Sql } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import { sameToken } from '#platform/ids.ts';
import { cookieAttributes, cookiePrefix, readCookie } from '../actor/session-token.ts';
import type { IdentityCtx } from '../context.ts';
import { hashOf, newSecretToken } from '../secret-token.ts';
import { findNote, keepNote, removeUser, type StoredUser, takeNote } from '../store.ts';
import { takeWish } from '../username/store.ts';
import { CODE_MINUTES } from './limits.ts';

// With hidden accounts, an attacker could sign up with the address of a person who is just signing up, with a password
// of their own. So the mailed code only verifies the account that the same browser signed up last.

const cookieName = ({ settings }: IdentityCtx) => `${cookiePrefix(settings)}.registration`;
const noteOf = (uid: string) => `registration ${uid}`;

/**
 * Sets the cookie that identifies the browser of a sign-up, whether or not an account is created. Returns its value.
 */
export function markBrowser(ctx: IdentityCtx) {
  const mark = newSecretToken();
  const attributes = cookieAttributes(ctx.settings, CODE_MINUTES * 60);
  ctx.exchange.response.setHeader('set-cookie', `${cookieName(ctx)}=${mark}${attributes}`);
  return mark;
}

export const keepMark = (sql: Sql, uid: string, mark: string) => keepNote(sql, noteOf(uid), hashOf(mark));

export const dropMark = (sql: Sql, uid: string) => takeNote(sql, noteOf(uid));

/** Returns whether an account was created by a hidden sign-up and its address is still unverified. */
export const isWaiting = async (sql: Sql, { id, emailVerified }: StoredUser) =>
  !emailVerified && (await findNote(sql, noteOf(id))) !== undefined;

/** Deletes an unverified account, so that its address can be signed up again. */
export async function removeWaiting(sql: Sql, { id }: StoredUser) {
  await dropMark(sql, id);
  await takeWish(sql, id);
  await removeUser(sql, id);
}

/** Throws the error of a wrong code unless the caller signed up the account in this browser or is signed in to it. */
export async function requireOwnRegistration(ctx: IdentityCtx, sql: Sql, user: StoredUser | undefined) {
  const { actor, exchange } = ctx;
  if (user && actor.kind === 'member' && actor.uid === user.id) return;
  const mark = readCookie(exchange.request, cookieName(ctx));
  const kept = user && (await findNote(sql, noteOf(user.id)));
  if (mark !== undefined && kept !== undefined && sameToken(hashOf(mark), kept)) return;
  throw wrongCode();
}

export const wrongCode = () => {
  const text = { word: 'codeOfNobody' } as const;
  return new AppError('BAD_REQUEST', { text, fields: [{ path: 'otp', text }] });
};
