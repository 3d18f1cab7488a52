import type { HostnameState } from './states.ts';

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Subtracted from each interval, because the job runs slightly later each time and would otherwise skip a due check.
 */
const TOLERANCE_MS = 3 * MINUTE;

type CheckInterval = { states: readonly HostnameState[]; intervalMs: number; for?: number };

/**
 * The check intervals by state and age of a claim: short while records are being set, longer later, then only on
 * request.
 */
const CHECK_INTERVALS: readonly CheckInterval[] = [
  { states: ['pending'], intervalMs: 10 * MINUTE, for: HOUR },
  { states: ['pending'], intervalMs: HOUR, for: DAY },
  { states: ['pending'], intervalMs: DAY, for: 14 * DAY },
  { states: ['failing'], intervalMs: HOUR },
  { states: ['verified', 'authorized'], intervalMs: DAY },
];

/**
 * Selects the claims due for a check: in one of `states`, begun after `startedAfter`, last checked before
 * `checkedBefore`.
 */
export type DueFilter = { states: readonly HostnameState[]; checkedBefore: Date; startedAfter?: Date };

export const dueFiltersAt = (now: Date): DueFilter[] =>
  CHECK_INTERVALS.map(({ states, intervalMs, for: durationMs }) => ({
    states,
    checkedBefore: new Date(now.getTime() - intervalMs + TOLERANCE_MS),
    ...(durationMs === undefined ? {} : { startedAfter: new Date(now.getTime() - durationMs) }),
  }));

/** Returns when a claim is checked next; undefined when it is only checked on request. */
export function nextCheckOf(
  { state, startedAt, checkedAt }: { state: HostnameState; startedAt: Date; checkedAt: Date | null },
  now: Date,
): Date | undefined {
  const age = now.getTime() - startedAt.getTime();
  const interval = CHECK_INTERVALS.find(
    ({ states, for: durationMs = Infinity }) => states.includes(state) && age < durationMs,
  );
  if (!interval) return undefined;
  return checkedAt ? new Date(Math.max(checkedAt.getTime() + interval.intervalMs, now.getTime())) : now;
}
