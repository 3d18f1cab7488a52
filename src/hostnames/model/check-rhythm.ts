import type { HostnameState } from './states.ts';

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Whoever looks comes a little later each time; nobody's turn is to be missed by that. */
const SLACK = 3 * MINUTE;

type Step = { states: readonly HostnameState[]; every: number; for?: number };

/** How often claims are looked at: closely while their records are being set, seldom after that, and then not until asked. */
const STEPS: readonly Step[] = [
  { states: ['pending'], every: 10 * MINUTE, for: HOUR },
  { states: ['pending'], every: HOUR, for: DAY },
  { states: ['pending'], every: DAY, for: 14 * DAY },
  { states: ['failing'], every: HOUR },
  { states: ['verified', 'authorized'], every: DAY },
];

/** Which claims are due: in one of the states, begun after that moment, and not looked at since the other. */
export type CheckRhythm = { states: readonly HostnameState[]; checkedBefore: Date; begunAfter?: Date };

export const rhythmsAt = (now: Date): CheckRhythm[] =>
  STEPS.map(({ states, every, for: lasts }) => ({
    states,
    checkedBefore: new Date(now.getTime() - every + SLACK),
    ...(lasts === undefined ? {} : { begunAfter: new Date(now.getTime() - lasts) }),
  }));

/** When a claim will be looked at next; never, unless asked, where it rests. */
export function nextCheckOf(
  { state, begunAt, checkedAt }: { state: HostnameState; begunAt: Date; checkedAt: Date | null },
  now: Date,
): Date | undefined {
  const age = now.getTime() - begunAt.getTime();
  const step = STEPS.find(({ states, for: lasts = Infinity }) => states.includes(state) && age < lasts);
  if (!step) return undefined;
  return checkedAt ? new Date(Math.max(checkedAt.getTime() + step.every, now.getTime())) : now;
}
