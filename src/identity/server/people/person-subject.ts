import { AppError } from '#platform/pure/errors.ts';
import type { Actor } from '../../contract.ts';

/** Returns the subject and owner of an audit event about a member, which is listed in their activity as well. */
export const personSubject = (uid: string) => ({ subject: { kind: 'person' as const, id: uid }, owner: uid });

/** Throws if the actor is the member themselves, so that admins don't lock themselves out by mistake. */
export function requireOtherPerson(actor: Actor, uid: string) {
  if (actor.kind === 'member' && actor.uid === uid) throw new AppError('CONFLICT', { text: { word: 'notYourself' } });
}
