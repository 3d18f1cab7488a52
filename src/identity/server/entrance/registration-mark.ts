import type { Sql } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import { sameToken } from '#platform/ids.ts';
import { cookieAttributes, cookiePrefix, readCookie } from '../actor/session-token.ts';
import type { IdentityCtx } from '../context.ts';
import { hashOf, newSecretToken } from '../secret-token.ts';
import { findNote, keepNote, removeUser, type StoredUser, takeNote } from '../store.ts';
import { takeWish } from '../username/store.ts';
import { CODE_MINUTES } from './limits.ts';

// Where accounts are hidden, somebody could register the address of another who is just doing so, with a password of
// their own. So the mailed code opens only what the same browser registered last.

const cookieName = ({ settings }: IdentityCtx) => `${cookiePrefix(settings)}.registration`;
const noteOf = (uid: string) => `registration ${uid}`;

/** Marks the browser that registers; whether or not an account comes of it. */
export function markBrowser(ctx: IdentityCtx) {
  const mark = newSecretToken();
  const attributes = cookieAttributes(ctx.settings, CODE_MINUTES * 60);
  ctx.exchange.response.setHeader('set-cookie', `${cookieName(ctx)}=${mark}${attributes}`);
  return mark;
}

export const keepMark = (sql: Sql, uid: string, mark: string) => keepNote(sql, noteOf(uid), hashOf(mark));

export const dropMark = (sql: Sql, uid: string) => takeNote(sql, noteOf(uid));

/** Whether an account waits for its address to be proven, and belongs to nobody yet. */
export const isWaiting = async (sql: Sql, { id, emailVerified }: StoredUser) =>
  !emailVerified && (await findNote(sql, noteOf(id))) !== undefined;

/** Whoever comes to its address anew begins anew. */
export async function removeWaiting(sql: Sql, { id }: StoredUser) {
  await dropMark(sql, id);
  await takeWish(sql, id);
  await removeUser(sql, id);
}

/** Refuses like a wrong code whoever neither registered the account in this browser nor is signed in to it. */
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
