import type { Outcome } from './judge-records.ts';
import { type Standing, shownUntil } from './states.ts';

/** A result of a check that its owner is notified of by mail. */
export type Event = 'failing' | 'mended' | 'lost';

const DAY = 24 * 60 * 60 * 1000;
const LAST_WARNING = 2 * DAY;

type Circumstances = { outcome: Outcome; needsApproval: boolean; now: Date };
type Next = { standing: Standing; event?: Event };

/** Returns the state of a claim after a check, and the event to notify its owner of. */
export function nextStanding(before: Standing, { outcome, needsApproval, now }: Circumstances): Next {
  if (before.state === 'revoked' || outcome === 'unknown') return { standing: { ...before, checkedAt: now } };
  const standing = { ...before, checkedAt: now };
  return outcome === 'right' ? inOrder(standing, { needsApproval, now }) : outOfOrder(standing, now);
}

function inOrder(before: Standing, { needsApproval, now }: Omit<Circumstances, 'outcome'>): Next {
  const healed = { ...before, failingSince: null, warnedAt: null };
  switch (before.state) {
    case 'pending':
      return needsApproval
        ? { standing: { ...healed, state: 'verified', verifiedAt: now } }
        : { standing: { ...healed, state: 'authorized', verifiedAt: now, authorizedAt: now } };
    case 'verified':
      return needsApproval ? { standing: healed } : { standing: { ...healed, state: 'authorized', authorizedAt: now } };
    case 'failing':
      return { standing: { ...healed, state: 'authorized' }, event: 'mended' };
    default:
      return { standing: healed };
  }
}

function outOfOrder(before: Standing, now: Date): Next {
  switch (before.state) {
    case 'verified':
      return { standing: { ...before, state: 'pending', verifiedAt: null } };
    case 'authorized':
      return { standing: { ...before, state: 'failing', failingSince: now, warnedAt: now }, event: 'failing' };
    case 'failing':
      return stillFailing(before, now);
    default:
      return { standing: before };
  }
}

function stillFailing(before: Standing, now: Date): Next {
  const until = shownUntil(before)?.getTime() ?? 0;
  if (now.getTime() >= until) {
    const standing = { ...before, state: 'pending' as const, verifiedAt: null, authorizedAt: null, warnedAt: null };
    return { standing, event: 'lost' };
  }
  const lastWarning = until - LAST_WARNING;
  const isToBeWarned = now.getTime() >= lastWarning && (before.warnedAt?.getTime() ?? 0) < lastWarning;
  return isToBeWarned ? { standing: { ...before, warnedAt: now }, event: 'failing' } : { standing: before };
}

/** Returns the state of the previous holder's claim after another member has proven the domain. */
export const afterLoss = (before: Standing, now: Date): Standing => ({
  ...before,
  state: 'pending',
  verifiedAt: before.verifiedAt ?? now,
  ...{ authorizedAt: null, failingSince: null, warnedAt: null },
});
