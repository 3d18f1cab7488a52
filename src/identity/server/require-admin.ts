import { AppError } from '#platform/errors.ts';
import type { Actor } from '../contract.ts';

/** The policy of what runs the instance: for its admins, and for its operator as long as there is none. */
export function requireAdmin(actor: Actor) {
  if (actor.kind === 'visitor') throw new AppError('UNAUTHORIZED');
  if (actor.kind === 'member' && !actor.isAdmin) throw new AppError('FORBIDDEN');
  return actor;
}
