import type { HostnameState, Standing } from './states.ts';

/** The decisions an admin can make about a claim; `readmit` lets the member of a revoked claim try again. */
export const DECISIONS = ['approve', 'deny', 'revoke', 'readmit'] as const;
export type Decision = (typeof DECISIONS)[number];

const OF: Readonly<Record<Decision, readonly HostnameState[]>> = {
  approve: ['verified'],
  deny: ['pending', 'verified'],
  revoke: ['authorized', 'failing'],
  readmit: ['revoked'],
};

/** Tests whether the decision is allowed for a claim in this state. */
export const canDecide = (decision: Decision, state: HostnameState) => OF[decision].includes(state);

/** Returns the decision that removes a claim in this state, or undefined if it is already revoked. */
export const takesOff = (state: HostnameState) =>
  (['deny', 'revoke'] as const).find((decision) => canDecide(decision, state));

type Decided = Standing & { revokedAt: Date | null; reason: string };

/** Returns the claim after a decision. The reason is shown to the member, and is kept only for `deny` and `revoke`. */
export function afterDecision(
  before: Decided,
  decision: Decision,
  { reason, now }: { reason: string; now: Date },
): Decided {
  switch (decision) {
    case 'approve':
      return { ...before, state: 'authorized', authorizedAt: now };
    case 'deny':
      return { ...before, ...TAKEN_OFF, authorizedAt: null, revokedAt: now, reason };
    case 'revoke':
      return { ...before, ...TAKEN_OFF, revokedAt: now, reason };
    case 'readmit':
      return { ...before, ...BEGUN_ANEW, revokedAt: now, reason: '' };
  }
}

const TAKEN_OFF = { state: 'revoked', failingSince: null, warnedAt: null } as const;
const BEGUN_ANEW = {
  state: 'pending',
  verifiedAt: null,
  authorizedAt: null,
  failingSince: null,
  warnedAt: null,
} as const;

/**
 * Returns whether a revoked claim was removed before (`denied`) or after (`revoked`) approval; null for other states.
 */
export function takenOff({ state, authorizedAt }: Pick<Standing, 'state' | 'authorizedAt'>) {
  if (state !== 'revoked') return null;
  return authorizedAt ? 'revoked' : 'denied';
}
