import type { HostnameState, HostnameStatus } from './states.ts';

/** The decisions an admin can make about a claim; `readmit` lets the member of a revoked claim try again. */
export const DECISIONS = ['approve', 'deny', 'revoke', 'readmit'] as const;
export type Decision = (typeof DECISIONS)[number];

const STATES_BY_DECISION: Readonly<Record<Decision, readonly HostnameState[]>> = {
  approve: ['verified'],
  deny: ['pending', 'verified'],
  revoke: ['authorized', 'failing'],
  readmit: ['revoked'],
};

/** Tests whether the decision is allowed for a claim in this state. */
export const canDecide = (decision: Decision, state: HostnameState) => STATES_BY_DECISION[decision].includes(state);

/** Returns the decision that removes a claim in this state, or undefined if it is already revoked. */
export const rejectionFor = (state: HostnameState) =>
  (['deny', 'revoke'] as const).find((decision) => canDecide(decision, state));

type DecidedClaim = HostnameStatus & { revokedAt: Date | null; reason: string };

/** Returns the claim after a decision. The reason is shown to the member, and is kept only for `deny` and `revoke`. */
export function afterDecision(
  before: DecidedClaim,
  decision: Decision,
  { reason, now }: { reason: string; now: Date },
): DecidedClaim {
  switch (decision) {
    case 'approve':
      return { ...before, state: 'authorized', authorizedAt: now };
    case 'deny':
      return { ...before, ...REJECTED, authorizedAt: null, revokedAt: now, reason };
    case 'revoke':
      return { ...before, ...REJECTED, revokedAt: now, reason };
    case 'readmit':
      return { ...before, ...RESTARTED, revokedAt: now, reason: '' };
  }
}

const REJECTED = { state: 'revoked', failingSince: null, warnedAt: null } as const;
const RESTARTED = {
  state: 'pending',
  verifiedAt: null,
  authorizedAt: null,
  failingSince: null,
  warnedAt: null,
} as const;

/**
 * Returns whether a revoked claim was removed before (`denied`) or after (`revoked`) approval; null for other states.
 */
export function rejectionOf({ state, authorizedAt }: Pick<HostnameStatus, 'state' | 'authorizedAt'>) {
  if (state !== 'revoked') return null;
  return authorizedAt ? 'revoked' : 'denied';
}
