import type { IncomingMessage } from 'node:http';
import { AppError } from '../errors.ts';
import type { Visit } from './visit.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * A browser sends its cookies along with a form of any site, but it says which site that was. What changes something
 * and relies on a cookie must come from a page of ours; a bearer token is sent by nobody unasked, so it needs no origin.
 */
export function checkOrigin({ method = '', headers }: IncomingMessage, visit: Visit, ownOrigin: string) {
  if (SAFE_METHODS.has(method) || headers.authorization !== undefined) return;
  const { origin } = headers;
  if (origin === undefined && headers.cookie === undefined) return;
  const sameOrigin = `${visit.overTls ? 'https' : 'http'}://${visit.host}`;
  if (origin === ownOrigin || (origin !== undefined && origin === sameOrigin)) return;
  throw new AppError('FORBIDDEN', { text: { word: 'foreignOrigin' } });
}
