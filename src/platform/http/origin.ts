import type { IncomingMessage } from 'node:http';
import { AppError } from '../errors.ts';
import type { Visit } from './visit.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Authorization that a browser remembers and sends along like a cookie. */
const SENT_UNASKED = /^(?:basic|digest|negotiate|ntlm)\b/i;

/**
 * A browser sends its cookies along with a form of any site, but it says which site that was. What changes something
 * and relies on a cookie must come from a page of ours; a bearer token is sent by nobody unasked, so it needs no origin.
 * What is there for pages of all sites may be asked by a stranger as well: such a request carries nobody's rights.
 */
export function checkOrigin(
  { method = '', headers }: IncomingMessage,
  visit: Visit,
  { ownOrigin, isForAllSites }: { ownOrigin: string; isForAllSites: (path: string) => boolean },
) {
  if (SAFE_METHODS.has(method)) return;
  const { authorization, cookie, origin } = headers;
  if (authorization === undefined && cookie === undefined && isForAllSites(visit.path)) return;
  if (authorization !== undefined && !SENT_UNASKED.test(authorization)) return;
  if (origin === undefined && authorization === undefined && cookie === undefined) return;
  const sameOrigin = `${visit.overTls ? 'https' : 'http'}://${visit.host}`;
  if (origin === ownOrigin || (origin !== undefined && origin === sameOrigin)) return;
  throw new AppError('FORBIDDEN', { text: { word: 'foreignOrigin' } });
}
