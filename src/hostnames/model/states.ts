/**
 * The states of a claim: `pending` is unproven, `verified` waits for an admin's approval, `authorized` is served,
 * `failing` is still served although its records are wrong, `revoked` was removed by an admin.
 */
export const HOSTNAME_STATES = ['pending', 'verified', 'authorized', 'failing', 'revoked'] as const;
export type HostnameState = (typeof HOSTNAME_STATES)[number];

/** The stored fields of a claim that determine its state. */
export type HostnameStatus = {
  state: HostnameState;
  checkedAt: Date | null;
  /** When ownership was proven. In state `pending`, a value means that another member has proven it since. */
  verifiedAt: Date | null;
  authorizedAt: Date | null;
  /** When the records became wrong. In state `pending`, a value means that they were wrong for too long. */
  failingSince: Date | null;
  /** When the owner was last mailed about failing records. */
  warnedAt: Date | null;
};

const DAY = 24 * 60 * 60 * 1000;
const GRACE_DAYS = 7;

/** Returns when a failing domain stops being served; null in other states. */
export const shownUntil = ({ state, failingSince }: Pick<HostnameStatus, 'state' | 'failingSince'>) =>
  state === 'failing' && failingSince ? new Date(failingSince.getTime() + GRACE_DAYS * DAY) : null;

/** Returns why a pending claim lost its domain: to another member, or by its records. Null if it never had it. */
export function lostBy({
  state,
  verifiedAt,
  failingSince,
}: Pick<HostnameStatus, 'state' | 'verifiedAt' | 'failingSince'>) {
  if (state !== 'pending') return null;
  return failingSince ? 'records' : verifiedAt ? 'another' : null;
}

type PhaseDates = { createdAt: Date; failingSince: Date | null; revokedAt: Date | null };

/** Returns when the current attempt of a claim began: when it was created, lost by its records, or readmitted. */
export const phaseStartedAt = ({ createdAt, failingSince, revokedAt }: PhaseDates) =>
  new Date(Math.max(...[createdAt, failingSince, revokedAt].map((moment) => moment?.getTime() ?? 0)));
