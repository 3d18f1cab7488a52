/** Why nobody sees anything behind a link. */
export const SHARE_HIDDEN = ['paused', 'revoked', 'expired', 'takenDown', 'unpublished', 'unverified'] as const;
export type ShareHidden = (typeof SHARE_HIDDEN)[number];

type Known = {
  state: 'active' | 'paused' | 'revoked';
  expiresAt: Date | null;
  /** A pinned link shows what was kept, whatever became of that since. */
  isPinned: boolean;
  /** An admin took it down, or what it leads to. */
  isDown: boolean;
  /** What it leads to is there to be seen: a published portfolio or project, a CV outside the trash. */
  isShown: boolean;
  /** Its owner may show something to others: the address is proven, and nobody deactivated them. */
  mayShow: boolean;
};

/** Why nobody sees anything behind a link at this moment, its owner's own choice first; nothing while it is live. */
export function hiddenAt(now: Date, known: Known): ShareHidden | undefined {
  const { state, expiresAt, isPinned, isDown, isShown, mayShow } = known;
  if (state !== 'active') return state;
  if (expiresAt && expiresAt <= now) return 'expired';
  if (isDown) return 'takenDown';
  if (!mayShow) return 'unverified';
  return isPinned || isShown ? undefined : 'unpublished';
}
