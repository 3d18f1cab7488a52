/** Reasons that a link shows nothing to visitors. */
export const SHARE_HIDDEN_REASONS = ['paused', 'revoked', 'expired', 'takenDown', 'unpublished', 'unverified'] as const;
export type ShareHiddenReason = (typeof SHARE_HIDDEN_REASONS)[number];

type ShareStatusInput = {
  state: 'active' | 'paused' | 'revoked';
  expiresAt: Date | null;
  /** A pinned link shows its stored copy even if the source changed or was deleted. */
  isPinned: boolean;
  /** An admin took down the link or its target. */
  isDown: boolean;
  /** The target can be seen: a published portfolio or project, or a CV that is not in the trash. */
  isShown: boolean;
  /** The owner may publish: the email address is verified and the account is active. */
  canPublish: boolean;
};

/**
 * Returns why a link shows nothing at the given time, or undefined while it is live. The owner's own choice comes
 * first.
 */
export function hiddenReasonAt(now: Date, input: ShareStatusInput): ShareHiddenReason | undefined {
  const { state, expiresAt, isPinned, isDown, isShown, canPublish } = input;
  if (state !== 'active') return state;
  if (expiresAt && expiresAt <= now) return 'expired';
  if (isDown) return 'takenDown';
  if (!canPublish) return 'unverified';
  return isPinned || isShown ? undefined : 'unpublished';
}
