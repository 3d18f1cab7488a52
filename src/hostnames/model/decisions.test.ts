import { describe, expect, it } from 'vitest';
import { afterDecision, canDecide, DECISIONS, takenOff, takesOff } from './decisions.ts';
import { nextStanding } from './next-standing.ts';
import { begunAt, HOSTNAME_STATES, type HostnameState, lostBy } from './states.ts';

const NOW = new Date('2027-03-08T10:00:00Z');
const BEFORE = new Date('2027-03-01T10:00:00Z');

const standing = (state: HostnameState) => ({
  ...{ state, checkedAt: BEFORE, verifiedAt: BEFORE, authorizedAt: BEFORE, failingSince: BEFORE, warnedAt: BEFORE },
  ...{ revokedAt: BEFORE, reason: 'Before.' },
});
const decide = (state: HostnameState, decision: (typeof DECISIONS)[number]) =>
  afterDecision(standing(state), decision, { reason: 'A bank has this name.', now: NOW });

describe('what an admin may decide', () => {
  it.each([
    ['pending', ['deny'], 'deny'],
    ['verified', ['approve', 'deny'], 'deny'],
    ['authorized', ['revoke'], 'revoke'],
    ['failing', ['revoke'], 'revoke'],
    ['revoked', ['readmit'], undefined],
  ] as const)('of a claim that is %s is %j', (state, decisions, off) => {
    expect(DECISIONS.filter((decision) => canDecide(decision, state))).toEqual(decisions);
    expect(takesOff(state)).toBe(off);
  });
});

describe('a claim', () => {
  it('that is approved is shown from then on', () => {
    expect(decide('verified', 'approve')).toMatchObject({ state: 'authorized', authorizedAt: NOW });
  });

  it('that is taken off keeps why, and whether it was ever shown', () => {
    const [denied, revoked] = [decide('verified', 'deny'), decide('failing', 'revoke')];
    for (const claim of [denied, revoked]) {
      expect(claim).toMatchObject({ state: 'revoked', revokedAt: NOW, reason: 'A bank has this name.' });
      expect([claim.failingSince, claim.warnedAt]).toEqual([null, null]);
    }
    expect([takenOff(denied), takenOff(revoked)]).toEqual(['denied', 'revoked']);
  });

  it.each(['right', 'wrong', 'unknown'] as const)(
    'that is taken off stays so, though its records are %s',
    (outcome) => {
      const taken = decide('authorized', 'revoke');
      expect(nextStanding(taken, { outcome, needsApproval: false, now: NOW }).standing.state).toBe('revoked');
    },
  );

  it('that is let in again begins anew, without having been lost to anybody', () => {
    const again = decide('revoked', 'readmit');
    expect(again).toMatchObject({ state: 'pending', verifiedAt: null, authorizedAt: null, reason: '' });
    expect([lostBy(again), takenOff(again)]).toEqual([null, null]);
    expect(begunAt({ ...again, createdAt: BEFORE })).toEqual(NOW);
  });
});

it('is taken off in no state but that one', () => {
  const told = HOSTNAME_STATES.map((state) => takenOff({ state, authorizedAt: BEFORE }));
  expect(told).toEqual([null, null, null, null, 'revoked']);
});
