import { AppError } from '#platform/errors.ts';
import type { Actor } from '../contract.ts';

/** The policy of what runs the instance: refused to everybody who does not. */
export function requireOperator(actor: Actor) {
  if (actor.kind !== 'operator') throw new AppError('UNAUTHORIZED');
}
