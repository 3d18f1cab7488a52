import type { Invitation } from '../../contract.ts';
import { invitationState } from '../../model/invitation.ts';
import type { InvitationOfPeople } from './store.ts';

/** Returns an invitation as admins see it. */
export const asInvitation = ({ invitation, inviter, comer }: InvitationOfPeople, now: Date): Invitation => ({
  id: invitation.id,
  email: invitation.email,
  state: invitationState(invitation, now),
  language: invitation.language,
  message: invitation.message,
  createdAt: invitation.createdAt.toISOString(),
  expiresAt: invitation.expiresAt.toISOString(),
  usedAt: invitation.usedAt?.toISOString() ?? null,
  invitedBy: inviter,
  usedBy: comer,
});
