import type { HostnameState, Standing } from './states.ts';

/** What admins decide about a claim: to let it on, not to, to take it off, to let its member try again. */
export const DECISIONS = ['approve', 'deny', 'revoke', 'readmit'] as const;
export type Decision = (typeof DECISIONS)[number];

const OF: Readonly<Record<Decision, readonly HostnameState[]>> = {
  approve: ['verified'],
  deny: ['pending', 'verified'],
  revoke: ['authorized', 'failing'],
  readmit: ['revoked'],
};

/** Whether that can be decided about a claim as it stands. */
export const canDecide = (decision: Decision, state: HostnameState) => OF[decision].includes(state);

/** What takes a claim off that stands so; nothing where it is off already. */
export const takesOff = (state: HostnameState) =>
  (['deny', 'revoke'] as const).find((decision) => canDecide(decision, state));

type Decided = Standing & { revokedAt: Date | null; reason: string };

/** How a claim stands once that is decided. The reason is for its member, and is of a claim that was taken off. */
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

/** How a claim was taken off: before it was ever shown, or after. */
export function takenOff({ state, authorizedAt }: Pick<Standing, 'state' | 'authorizedAt'>) {
  if (state !== 'revoked') return null;
  return authorizedAt ? 'revoked' : 'denied';
}
