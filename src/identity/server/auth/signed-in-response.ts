import { AppError } from '#platform/pure/errors.ts';
import { forwardHeaders } from '../auth.ts';
import type { IdentityCtx } from '../context.ts';
import type { StoredUser } from '../store.ts';
import { toUserDocument } from '../to-user-document.ts';
import { rememberDevice } from './known-device.ts';

/** Passes the session that the library opened to the response: the cookie for browsers, the token for API clients. */
export function signedInResponse(ctx: IdentityCtx, user: StoredUser, headers: Headers) {
  forwardHeaders(ctx.exchange, headers);
  rememberDevice(ctx, user.email);
  return { token: requireSessionToken(headers), user: toUserDocument(user) };
}

/** Returns the token of the new session, without its signature; undefined if no session was opened. */
export function sessionTokenOf(headers: Headers) {
  const token = headers.get('set-auth-token');
  return token?.split(/\.|%2E/i, 1)[0];
}

function requireSessionToken(headers: Headers) {
  const token = sessionTokenOf(headers);
  if (token === undefined) throw new AppError('INTERNAL_SERVER_ERROR');
  return token;
}
