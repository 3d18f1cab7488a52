import { AppError } from '#platform/errors.ts';
import type { Actor } from '../../contract.ts';

/** The policy of what belongs to members: answers who it is. */
export function requireMember(actor: Actor) {
  if (actor.kind !== 'member') throw notSignedIn(actor);
  return actor;
}

/** Throws unless somebody is signed in or holds the set-up link. */
export function requireSession(actor: Actor) {
  if (actor.kind === 'visitor') throw notSignedIn(actor);
}

/** Whoever was signed in until an admin deactivated the account is told that, and their app what to make of it. */
export const notSignedIn = (actor: Exclude<Actor, { kind: 'member' }>) =>
  actor.kind === 'visitor' && actor.deactivated
    ? new AppError('UNAUTHORIZED', { text: { word: 'accountDeactivated' }, data: { deactivated: true } })
    : new AppError('UNAUTHORIZED');
