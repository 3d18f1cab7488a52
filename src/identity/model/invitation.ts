export const INVITATION_STATES = ['open', 'used', 'expired', 'withdrawn'] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];

/** How many can be invited at once, how long what is written to them may be, and for how long they may come. */
export const INVITATION_LIMITS = { atOnce: 50, message: 500, days: 14 } as const;

type Moments = { usedAt: Date | null; withdrawnAt: Date | null; expiresAt: Date };

/** What has become of an invitation. Nobody comes by one that is not open. */
export function invitationState({ usedAt, withdrawnAt, expiresAt }: Moments, now: Date): InvitationState {
  if (usedAt) return 'used';
  if (withdrawnAt) return 'withdrawn';
  return expiresAt > now ? 'open' : 'expired';
}
