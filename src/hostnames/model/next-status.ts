import type { RecordsOutcome } from './evaluate-records.ts';
import { type HostnameStatus, shownUntil } from './states.ts';

/** A result of a check that its owner is notified of by mail. */
export type DomainEvent = 'failing' | 'mended' | 'lost';

const DAY = 24 * 60 * 60 * 1000;
const LAST_WARNING_MS = 2 * DAY;

type CheckedRecords = { outcome: RecordsOutcome; needsApproval: boolean; now: Date };
type Transition = { status: HostnameStatus; event?: DomainEvent };

/** Returns the state of a claim after a check, and the event to notify its owner of. */
export function nextStatus(before: HostnameStatus, { outcome, needsApproval, now }: CheckedRecords): Transition {
  if (before.state === 'revoked' || outcome === 'unknown') return { status: { ...before, checkedAt: now } };
  const status = { ...before, checkedAt: now };
  return outcome === 'right' ? onRecordsRight(status, { needsApproval, now }) : onRecordsWrong(status, now);
}

function onRecordsRight(before: HostnameStatus, { needsApproval, now }: Omit<CheckedRecords, 'outcome'>): Transition {
  const recovered = { ...before, failingSince: null, warnedAt: null };
  switch (before.state) {
    case 'pending':
      return needsApproval
        ? { status: { ...recovered, state: 'verified', verifiedAt: now } }
        : { status: { ...recovered, state: 'authorized', verifiedAt: now, authorizedAt: now } };
    case 'verified':
      return needsApproval
        ? { status: recovered }
        : { status: { ...recovered, state: 'authorized', authorizedAt: now } };
    case 'failing':
      return { status: { ...recovered, state: 'authorized' }, event: 'mended' };
    default:
      return { status: recovered };
  }
}

function onRecordsWrong(before: HostnameStatus, now: Date): Transition {
  switch (before.state) {
    case 'verified':
      return { status: { ...before, state: 'pending', verifiedAt: null } };
    case 'authorized':
      return { status: { ...before, state: 'failing', failingSince: now, warnedAt: now }, event: 'failing' };
    case 'failing':
      return onStillFailing(before, now);
    default:
      return { status: before };
  }
}

function onStillFailing(before: HostnameStatus, now: Date): Transition {
  const until = shownUntil(before)?.getTime() ?? 0;
  if (now.getTime() >= until) {
    const status = { ...before, state: 'pending' as const, verifiedAt: null, authorizedAt: null, warnedAt: null };
    return { status, event: 'lost' };
  }
  const lastWarning = until - LAST_WARNING_MS;
  const isToBeWarned = now.getTime() >= lastWarning && (before.warnedAt?.getTime() ?? 0) < lastWarning;
  return isToBeWarned ? { status: { ...before, warnedAt: now }, event: 'failing' } : { status: before };
}

/** Returns the state of the previous holder's claim after another member has proven the domain. */
export const afterLoss = (before: HostnameStatus, now: Date): HostnameStatus => ({
  ...before,
  state: 'pending',
  verifiedAt: before.verifiedAt ?? now,
  ...{ authorizedAt: null, failingSince: null, warnedAt: null },
});
