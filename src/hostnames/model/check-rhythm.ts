import type { HostnameState } from './states.ts';

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Subtracted from each interval, because the job runs slightly later each time and would otherwise skip a due check.
 */
const SLACK = 3 * MINUTE;

type Step = { states: readonly HostnameState[]; every: number; for?: number };

/**
 * The check intervals by state and age of a claim: short while records are being set, longer later, then only on
 * request.
 */
const STEPS: readonly Step[] = [
  { states: ['pending'], every: 10 * MINUTE, for: HOUR },
  { states: ['pending'], every: HOUR, for: DAY },
  { states: ['pending'], every: DAY, for: 14 * DAY },
  { states: ['failing'], every: HOUR },
  { states: ['verified', 'authorized'], every: DAY },
];

/**
 * Selects the claims due for a check: in one of `states`, begun after `begunAfter`, last checked before
 * `checkedBefore`.
 */
export type CheckRhythm = { states: readonly HostnameState[]; checkedBefore: Date; begunAfter?: Date };

export const rhythmsAt = (now: Date): CheckRhythm[] =>
  STEPS.map(({ states, every, for: lasts }) => ({
    states,
    checkedBefore: new Date(now.getTime() - every + SLACK),
    ...(lasts === undefined ? {} : { begunAfter: new Date(now.getTime() - lasts) }),
  }));

/** Returns when a claim is checked next; undefined when it is only checked on request. */
export function nextCheckOf(
  { state, begunAt, checkedAt }: { state: HostnameState; begunAt: Date; checkedAt: Date | null },
  now: Date,
): Date | undefined {
  const age = now.getTime() - begunAt.getTime();
  const step = STEPS.find(({ states, for: lasts = Infinity }) => states.includes(state) && age < lasts);
  if (!step) return undefined;
  return checkedAt ? new Date(Math.max(checkedAt.getTime() + step.every, now.getTime())) : now;
}
