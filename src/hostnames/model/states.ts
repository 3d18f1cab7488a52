/**
 * Claimed; proven, and waiting for an admin where the instance wants that; shown; shown although its records are no longer
 * as they must be; taken off.
 */
export const HOSTNAME_STATES = ['pending', 'verified', 'authorized', 'failing', 'revoked'] as const;
export type HostnameState = (typeof HOSTNAME_STATES)[number];

/** What is kept of a claim, as far as it tells how it stands. */
export type Standing = {
  state: HostnameState;
  checkedAt: Date | null;
  /** Since when it is proven; of a claim that is pending again: that another member has proven it since. */
  verifiedAt: Date | null;
  authorizedAt: Date | null;
  /** Since when its records are wrong; of a claim that is pending again: that they were so for too long. */
  failingSince: Date | null;
  /** When its owner was last mailed of that. */
  warnedAt: Date | null;
};

const DAY = 24 * 60 * 60 * 1000;
const SHOWN_DAYS = 7;

/** Until when the page of a domain is shown whose records are wrong. */
export const shownUntil = ({ state, failingSince }: Pick<Standing, 'state' | 'failingSince'>) =>
  state === 'failing' && failingSince ? new Date(failingSince.getTime() + SHOWN_DAYS * DAY) : null;

/** How a domain was lost that is claimed no more than it was at first: to another who proved it, or by its records. */
export function lostBy({ state, verifiedAt, failingSince }: Pick<Standing, 'state' | 'verifiedAt' | 'failingSince'>) {
  if (state !== 'pending') return null;
  return failingSince ? 'records' : verifiedAt ? 'another' : null;
}

type Beginnings = { createdAt: Date; failingSince: Date | null; revokedAt: Date | null };

/** Since when a claim is waited for: since it was made, lost by its records, or let in again. */
export const begunAt = ({ createdAt, failingSince, revokedAt }: Beginnings) =>
  new Date(Math.max(...[createdAt, failingSince, revokedAt].map((moment) => moment?.getTime() ?? 0)));
