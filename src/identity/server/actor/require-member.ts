import { AppError } from '#platform/errors.ts';
import type { Actor } from '../../contract.ts';

/** The policy of what belongs to members: answers who it is. */
export function requireMember(actor: Actor) {
  if (actor.kind !== 'member') throw new AppError('UNAUTHORIZED');
  return actor;
}
