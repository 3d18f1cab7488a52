import { describe, expect, it } from 'vitest';
import { dueFiltersAt, nextCheckOf } from './check-schedule.ts';
import type { RecordsOutcome } from './evaluate-records.ts';
import { afterLoss, nextStatus } from './next-status.ts';
import { type HostnameStatus, lostBy, shownUntil } from './states.ts';

const DAY = 24 * 60 * 60 * 1000;
const START = new Date('2026-03-01T08:00:00Z');
const dayAfter = (days: number) => new Date(START.getTime() + days * DAY);

const PENDING: HostnameStatus = {
  ...{ state: 'pending', checkedAt: null, verifiedAt: null, authorizedAt: null, failingSince: null, warnedAt: null },
};

/** Applies a sequence of check outcomes to a claim and returns each result. */
function statesAfter(checks: [day: number, outcome: RecordsOutcome][], { needsApproval = false, from = PENDING } = {}) {
  let status = from;
  return checks.map(([day, outcome]) => {
    const next = nextStatus(status, { outcome, needsApproval, now: dayAfter(day) });
    status = next.status;
    return next.event ? `${status.state}, ${next.event}` : status.state;
  });
}
const AUTHORIZED: HostnameStatus = { ...PENDING, state: 'authorized', verifiedAt: START, authorizedAt: START };

describe('a claim', () => {
  it('is served as soon as it is proven', () => {
    expect(
      statesAfter([
        [0, 'wrong'],
        [1, 'unknown'],
        [2, 'right'],
        [3, 'right'],
      ]),
    ).toEqual(['pending', 'pending', 'authorized', 'authorized']);
  });

  it('waits for approval while it stays proven, if the instance requires approval', () => {
    expect(
      statesAfter(
        [
          [0, 'right'],
          [1, 'right'],
          [2, 'unknown'],
          [3, 'wrong'],
        ],
        { needsApproval: true },
      ),
    ).toEqual(['verified', 'verified', 'verified', 'pending']);
    const verified = { ...PENDING, state: 'verified' as const, verifiedAt: START };
    expect(statesAfter([[1, 'right']], { from: verified })).toEqual(['authorized']);
  });

  it('stays revoked whatever the records are', () => {
    const revoked = { ...PENDING, state: 'revoked' as const };
    expect(
      statesAfter(
        [
          [0, 'right'],
          [1, 'wrong'],
        ],
        { from: revoked },
      ),
    ).toEqual(['revoked', 'revoked']);
  });
});

describe('a served domain', () => {
  it('causes a warning when it fails and two days before the end, and is lost after seven days', () => {
    const days = [1, 1.5, 2, 5.9, 6, 6.5, 7.9, 8, 9];
    expect(
      statesAfter(
        days.map((day) => [day, 'wrong'] as [number, RecordsOutcome]),
        { from: AUTHORIZED },
      ),
    ).toEqual([
      'failing, failing',
      'failing',
      'failing',
      'failing',
      'failing, failing',
      'failing',
      'failing',
      'pending, lost',
      'pending',
    ]);
  });

  it('causes one notice when it recovers', () => {
    expect(
      statesAfter(
        [
          [1, 'wrong'],
          [2, 'right'],
          [3, 'right'],
        ],
        { from: AUTHORIZED },
      ),
    ).toEqual(['failing, failing', 'authorized, mended', 'authorized']);
  });

  it('keeps its state while the outcome is unknown', () => {
    expect(
      statesAfter(
        [
          [1, 'unknown'],
          [9, 'unknown'],
        ],
        { from: AUTHORIZED },
      ),
    ).toEqual(['authorized', 'authorized']);
  });

  it('is served until the deadline and reports how it was lost', () => {
    const failing = nextStatus(AUTHORIZED, { outcome: 'wrong', needsApproval: false, now: dayAfter(1) }).status;
    expect(shownUntil(failing)).toEqual(dayAfter(8));
    const lost = nextStatus(failing, { outcome: 'wrong', needsApproval: false, now: dayAfter(8) }).status;
    expect([shownUntil(lost), lostBy(lost)]).toEqual([null, 'records']);
    expect(lostBy(afterLoss(failing, dayAfter(2)))).toBe('another');
    expect(lostBy(afterLoss(AUTHORIZED, dayAfter(2)))).toBe('another');
    expect([lostBy(PENDING), lostBy(AUTHORIZED), lostBy(failing)]).toEqual([null, null, null]);
    const again = nextStatus(lost, { outcome: 'right', needsApproval: false, now: dayAfter(9) }).status;
    expect([again.state, lostBy(again)]).toEqual(['authorized', null]);
  });
});

describe('the next check', () => {
  const MINUTE = 60 * 1000;
  const next = (state: HostnameStatus['state'], ageMinutes: number) => {
    const now = new Date(START.getTime() + ageMinutes * MINUTE);
    const found = nextCheckOf({ state, startedAt: START, checkedAt: now }, now);
    return found && (found.getTime() - now.getTime()) / MINUTE;
  };

  it('of a pending claim comes less often with its age, then only on request', () => {
    expect([0, 59, 61, 23 * 60, 25 * 60, 13 * 24 * 60, 15 * 24 * 60].map((age) => next('pending', age))).toEqual([
      10,
      10,
      60,
      60,
      24 * 60,
      24 * 60,
      undefined,
    ]);
  });

  it('is daily for proven, hourly for failing and never for revoked domains', () => {
    expect(next('authorized', 1e6)).toBe(24 * 60);
    expect(next('verified', 1e6)).toBe(24 * 60);
    expect(next('failing', 1e6)).toBe(60);
    expect(next('revoked', 0)).toBeUndefined();
  });

  it('matches the filters of the job', () => {
    const now = dayAfter(3);
    for (const state of ['pending', 'failing', 'authorized', 'verified'] as const) {
      const startedAt = dayAfter(2.9);
      const checkedAt = new Date(now.getTime() - DAY);
      const isDue = dueFiltersAt(now).some(
        (one) =>
          one.states.includes(state) &&
          checkedAt < one.checkedBefore &&
          (!one.startedAfter || startedAt > one.startedAfter),
      );
      expect(isDue, state).toBe(true);
    }
  });
});
