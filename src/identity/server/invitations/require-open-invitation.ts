import { AppError } from '#platform/pure/errors.ts';
import { invitationState } from '../../model/invitation.ts';
import type { StoredInvitation } from './store.ts';

/** Returns the invitation if it is open; otherwise throws an error that says why it can't be used. */
export function requireOpenInvitation(found: StoredInvitation | undefined, now: Date) {
  const state = found && invitationState(found, now);
  if (found && state === 'open') return found;
  const text = { word: state === 'used' ? 'invitationUsed' : 'invitationOver' } as const;
  throw new AppError('BAD_REQUEST', { text, fields: [{ path: 'invitation', text }] });
}
