import type { IncomingMessage } from 'node:http';
import { AppError } from '../../pure/errors.ts';
import type { Visit } from './visit.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Authorization schemes whose credentials a browser stores and sends automatically, like cookies. */
const AUTOMATIC_SCHEMES = /^(?:basic|digest|negotiate|ntlm)\b/i;

/**
 * Protects against CSRF: a request that changes something and relies on a cookie must have the instance's origin. A
 * bearer token is never sent automatically, so it needs no origin. Anonymous requests to paths for all sites are
 * allowed.
 */
export function checkOrigin(
  { method = '', headers }: IncomingMessage,
  visit: Visit,
  { ownOrigin, isForAllSites }: { ownOrigin: string; isForAllSites: (path: string) => boolean },
) {
  if (SAFE_METHODS.has(method)) return;
  const { authorization, cookie, origin } = headers;
  if (authorization === undefined && cookie === undefined && isForAllSites(visit.path)) return;
  if (authorization !== undefined && !AUTOMATIC_SCHEMES.test(authorization)) return;
  if (origin === undefined && authorization === undefined && cookie === undefined) return;
  const sameOrigin = `${visit.overTls ? 'https' : 'http'}://${visit.host}`;
  if (origin === ownOrigin || (origin !== undefined && origin === sameOrigin)) return;
  throw new AppError('FORBIDDEN', { text: { word: 'foreignOrigin' } });
}
