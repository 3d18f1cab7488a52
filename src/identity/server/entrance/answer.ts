import { AppError } from '#platform/errors.ts';
import { passOn } from '../auth.ts';
import type { IdentityCtx } from '../context.ts';
import type { StoredUser } from '../store.ts';
import { asDocument } from '../user-document.ts';
import { rememberDevice } from './known-device.ts';

/** Passes the session that the library opened to the response: the cookie for browsers, the token for API clients. */
export function signedInAnswer(ctx: IdentityCtx, user: StoredUser, headers: Headers) {
  passOn(ctx.exchange, headers);
  rememberDevice(ctx, user.email);
  return { token: tokenOf(headers), user: asDocument(user) };
}

/** Returns the token of the new session, without its signature; undefined if no session was opened. */
export function newToken(headers: Headers) {
  const token = headers.get('set-auth-token');
  return token?.split(/\.|%2E/i, 1)[0];
}

function tokenOf(headers: Headers) {
  const token = newToken(headers);
  if (token === undefined) throw new AppError('INTERNAL_SERVER_ERROR');
  return token;
}
