import type { IncomingMessage } from 'node:http';
import type { Kernel } from '#platform/kernel.ts';
import { periodMs, RETENTION } from '#platform/retention.ts';
import { isSigned, verifiedToken } from './session-signature.ts';

/** For how long a session lasts after it was last used. */
export const SESSION_SECONDS = periodMs(RETENTION.sessions) / 1000;
/** How old a session can get, however often it is used. */
export const OLDEST_SESSION_SECONDS = periodMs(RETENTION.sessionAge) / 1000;

type Ctx = Pick<Kernel, 'settings' | 'secret'>;

/**
 * Returns what the names of all cookies of the sign-in begin with. Over https, `__Host-` makes browsers refuse one that
 * was not set by this very host over https, such as by another subdomain.
 */
export const cookiePrefix = ({ APP_URL }: Pick<Kernel['settings'], 'APP_URL'>) =>
  APP_URL.startsWith('https:') ? '__Host-vitrine' : 'vitrine';

/** Returns the attributes of a cookie that only the server reads, and that lasts for some seconds. */
export const cookieAttributes = ({ APP_URL }: Pick<Kernel['settings'], 'APP_URL'>, seconds: number) =>
  `; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${APP_URL.startsWith('https:') ? '; Secure' : ''}`;

/** Returns the value of the cookie with exactly this name. */
export function readCookie({ headers }: IncomingMessage, name: string) {
  for (const pair of headers.cookie?.split(';') ?? []) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return undefined;
}

/** The storage protocol’s clients have a word of their own for it. */
const BEARER = /^(?:Bearer|Firebase) +(\S+)$/i;

/** Returns the session token that a program sends: plain, or with its signature, which is then checked. */
export function bearerToken(authorization: string, { secret }: Pick<Ctx, 'secret'>) {
  const value = BEARER.exec(authorization)?.[1];
  return value !== undefined && isSigned(value) ? verifiedToken(value, secret) : value;
}

/** Returns the session's cookie that a browser sends, if its signature is right. */
export function sessionCookie(request: IncomingMessage, { settings, secret }: Ctx) {
  const name = `${cookiePrefix(settings)}.session_token`;
  const value = readCookie(request, name);
  const token = value === undefined ? undefined : verifiedToken(value, secret);
  return value === undefined || token === undefined ? undefined : { name, value, token };
}
