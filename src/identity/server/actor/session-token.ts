import type { IncomingMessage } from 'node:http';
import { periodMs, RETENTION } from '#platform/retention.ts';

export const COOKIE_PREFIX = 'vitrine';
export const SESSION_SECONDS = periodMs(RETENTION.sessions) / 1000;

/** The storage protocol’s clients have a word of their own for it. */
const BEARER = /^(?:Bearer|Firebase) +(\S+)$/i;
const SESSION_COOKIE = /(?:^|;\s*)((?:__Secure-)?vitrine\.session_token)=([^;\s]+)/;

/** The session's token as a program sends it: plain, or with its signature. */
export const bearerToken = (authorization: string) => {
  const given = BEARER.exec(authorization)?.[1];
  return given === undefined ? undefined : plainToken(given);
};

/** The session's cookie as the browser sends it. */
export function sessionCookie({ headers }: IncomingMessage) {
  const found = SESSION_COOKIE.exec(headers.cookie ?? '');
  const [, name, value] = found ?? [];
  return name && value ? { name, value, token: plainToken(value) } : undefined;
}

/** The token is what counts, being unguessable; the signature behind its dot says no more. */
const plainToken = (value: string) => value.split(/\.|%2E/i, 1)[0] ?? '';
