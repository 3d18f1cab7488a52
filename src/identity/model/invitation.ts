export const INVITATION_STATES = ['open', 'used', 'expired', 'withdrawn'] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];

/** Limits of invitations: recipients per request, length of the message, days until they expire. */
export const INVITATION_LIMITS = { atOnce: 50, message: 500, days: 14 } as const;

type InvitationTimes = { usedAt: Date | null; withdrawnAt: Date | null; expiresAt: Date };

/** Returns the state of an invitation. Only an open one can be used. */
export function invitationState({ usedAt, withdrawnAt, expiresAt }: InvitationTimes, now: Date): InvitationState {
  if (usedAt) return 'used';
  if (withdrawnAt) return 'withdrawn';
  return expiresAt > now ? 'open' : 'expired';
}
