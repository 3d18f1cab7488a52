import { AppError } from '../errors.ts';
import type { Exchange } from './front.ts';

/** A page elsewhere has nothing to send here in the name of whoever reads it. (Most of them fail at the front already.) */
export function requireOwnPage({ request }: Pick<Exchange, 'request'>) {
  const site = request.headers['sec-fetch-site'];
  if (site === undefined || site === 'same-origin' || site === 'none') return;
  throw new AppError('FORBIDDEN', { text: { word: 'foreignOrigin' } });
}
