import { AppError } from '#platform/pure/errors.ts';
import type { Actor } from '../../contract.ts';

/** Returns the member who calls; throws if the actor is not a member. */
export function requireMember(actor: Actor) {
  if (actor.kind !== 'member') throw notSignedInError(actor);
  return actor;
}

/** Throws unless the actor is a member or the operator. */
export function requireSession(actor: Actor) {
  if (actor.kind === 'visitor') throw notSignedInError(actor);
}

/**
 * Creates the error for unauthenticated callers. If an admin has deactivated the account, the error says so, also in
 * its data for the client.
 */
export const notSignedInError = (actor: Exclude<Actor, { kind: 'member' }>) =>
  actor.kind === 'visitor' && actor.deactivated
    ? new AppError('UNAUTHORIZED', { text: { word: 'accountDeactivated' }, data: { deactivated: true } })
    : new AppError('UNAUTHORIZED');

/** Throws FORBIDDEN unless the member's email address is verified, which publishing requires. */
export function requireVerifiedEmail({ emailVerified }: { emailVerified: boolean }) {
  if (!emailVerified) throw new AppError('FORBIDDEN', { text: { word: 'needsVerifiedEmail' } });
}
