import { AppError } from '../../pure/errors.ts';
import type { Exchange } from './front.ts';

/**
 * Refuses requests that a page of another site sends on the reader's behalf. (The front refuses most of them earlier.)
 */
export function requireSameSite({ request }: Pick<Exchange, 'request'>) {
  const site = request.headers['sec-fetch-site'];
  if (site === undefined || site === 'same-origin' || site === 'none') return;
  throw new AppError('FORBIDDEN', { text: { word: 'foreignOrigin' } });
}
