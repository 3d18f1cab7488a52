import type { Invitation } from '../../contract.ts';
import { invitationState } from '../../model/invitation.ts';
import type { InvitationWithPeople } from './store.ts';

/** Returns an invitation as admins see it. */
export const toInvitation = ({ invitation, inviter, recipient }: InvitationWithPeople, now: Date): Invitation => ({
  id: invitation.id,
  email: invitation.email,
  state: invitationState(invitation, now),
  language: invitation.language,
  message: invitation.message,
  createdAt: invitation.createdAt.toISOString(),
  expiresAt: invitation.expiresAt.toISOString(),
  usedAt: invitation.usedAt?.toISOString() ?? null,
  invitedBy: inviter,
  usedBy: recipient,
});
