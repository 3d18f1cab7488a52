import type { IncomingMessage } from 'node:http';
import { periodMs, RETENTION } from '#platform/pure/retention.ts';
import type { Kernel } from '#platform/server/kernel.ts';
import { isSigned, verifySignedToken } from './session-signature.ts';

/** The lifetime of a session after its last use, in seconds. */
export const SESSION_IDLE_SECONDS = periodMs(RETENTION.sessions) / 1000;
/** The maximum age of a session regardless of its use, in seconds. */
export const MAX_SESSION_AGE_SECONDS = periodMs(RETENTION.sessionAge) / 1000;

type Ctx = Pick<Kernel, 'settings' | 'secret'>;

/**
 * Returns the prefix of the names of all sign-in cookies. Over HTTPS it is `__Host-`, with which browsers refuse
 * cookies that were not set by this exact host over HTTPS, such as by another subdomain.
 */
export const cookiePrefix = ({ APP_URL }: Pick<Kernel['settings'], 'APP_URL'>) =>
  APP_URL.startsWith('https:') ? '__Host-vitrine' : 'vitrine';

/** Returns the attributes of an HttpOnly cookie that expires after `seconds`. */
export const cookieAttributes = ({ APP_URL }: Pick<Kernel['settings'], 'APP_URL'>, seconds: number) =>
  `; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${APP_URL.startsWith('https:') ? '; Secure' : ''}`;

/** Returns the value of the cookie with exactly this name; undefined if there is none. */
export function readCookie({ headers }: IncomingMessage, name: string) {
  for (const pair of headers.cookie?.split(';') ?? []) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return undefined;
}

/** Clients of the storage protocol use the scheme `Firebase` instead of `Bearer`. */
const BEARER = /^(?:Bearer|Firebase) +(\S+)$/i;

/** Returns the session token of an API client. The token may be signed; an invalid signature yields undefined. */
export function bearerToken(authorization: string, { secret }: Pick<Ctx, 'secret'>) {
  const value = BEARER.exec(authorization)?.[1];
  return value !== undefined && isSigned(value) ? verifySignedToken(value, secret) : value;
}

const sessionCookieName = (settings: Kernel['settings']) => `${cookiePrefix(settings)}.session_token`;

/** Reports whether a request has a session cookie, valid or not. */
export const hasSessionCookie = (request: IncomingMessage, { settings }: Pick<Kernel, 'settings'>) =>
  readCookie(request, sessionCookieName(settings)) !== undefined;

/** Returns the session cookie of a request with its token; undefined unless its signature is valid. */
export function sessionCookie(request: IncomingMessage, { settings, secret }: Ctx) {
  const name = sessionCookieName(settings);
  const value = readCookie(request, name);
  const token = value === undefined ? undefined : verifySignedToken(value, secret);
  return value === undefined || token === undefined ? undefined : { name, value, token };
}
