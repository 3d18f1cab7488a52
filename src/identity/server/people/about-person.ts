import { AppError } from '#platform/errors.ts';
import type { Actor } from '../../contract.ts';

/** What is noted of a deed that is done to somebody: they see it too. */
export const aboutPerson = (uid: string) => ({ subject: { kind: 'person' as const, id: uid }, owner: uid });

/** Nobody shuts themselves out by a slip in the list of all people. */
export function requireAnother(actor: Actor, uid: string) {
  if (actor.kind === 'member' && actor.uid === uid) throw new AppError('CONFLICT', { text: { word: 'notYourself' } });
}
