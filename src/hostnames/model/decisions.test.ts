import { describe, expect, it } from 'vitest';
import { afterDecision, canDecide, DECISIONS, rejectionFor, rejectionOf } from './decisions.ts';
import { nextStatus } from './next-status.ts';
import { HOSTNAME_STATES, type HostnameState, lostBy, phaseStartedAt } from './states.ts';

const NOW = new Date('2027-03-08T10:00:00Z');
const BEFORE = new Date('2027-03-01T10:00:00Z');

const statusIn = (state: HostnameState) => ({
  ...{ state, checkedAt: BEFORE, verifiedAt: BEFORE, authorizedAt: BEFORE, failingSince: BEFORE, warnedAt: BEFORE },
  ...{ revokedAt: BEFORE, reason: 'Before.' },
});
const decide = (state: HostnameState, decision: (typeof DECISIONS)[number]) =>
  afterDecision(statusIn(state), decision, { reason: 'A bank has this name.', now: NOW });

describe('the allowed decisions', () => {
  it.each([
    ['pending', ['deny'], 'deny'],
    ['verified', ['approve', 'deny'], 'deny'],
    ['authorized', ['revoke'], 'revoke'],
    ['failing', ['revoke'], 'revoke'],
    ['revoked', ['readmit'], undefined],
  ] as const)('for a %s claim are %j', (state, decisions, rejection) => {
    expect(DECISIONS.filter((decision) => canDecide(decision, state))).toEqual(decisions);
    expect(rejectionFor(state)).toBe(rejection);
  });
});

describe('a claim', () => {
  it('is served once it is approved', () => {
    expect(decide('verified', 'approve')).toMatchObject({ state: 'authorized', authorizedAt: NOW });
  });

  it('stores the reason of its removal, and whether it was ever served', () => {
    const [denied, revoked] = [decide('verified', 'deny'), decide('failing', 'revoke')];
    for (const claim of [denied, revoked]) {
      expect(claim).toMatchObject({ state: 'revoked', revokedAt: NOW, reason: 'A bank has this name.' });
      expect([claim.failingSince, claim.warnedAt]).toEqual([null, null]);
    }
    expect([rejectionOf(denied), rejectionOf(revoked)]).toEqual(['denied', 'revoked']);
  });

  it.each(['right', 'wrong', 'unknown'] as const)(
    'that is revoked stays revoked after a check with the outcome %s',
    (outcome) => {
      const decided = decide('authorized', 'revoke');
      expect(nextStatus(decided, { outcome, needsApproval: false, now: NOW }).status.state).toBe('revoked');
    },
  );

  it('starts over when readmitted, and does not count as lost', () => {
    const again = decide('revoked', 'readmit');
    expect(again).toMatchObject({ state: 'pending', verifiedAt: null, authorizedAt: null, reason: '' });
    expect([lostBy(again), rejectionOf(again)]).toEqual([null, null]);
    expect(phaseStartedAt({ ...again, createdAt: BEFORE })).toEqual(NOW);
  });
});

it('has a rejection only in the state revoked', () => {
  const rejections = HOSTNAME_STATES.map((state) => rejectionOf({ state, authorizedAt: BEFORE }));
  expect(rejections).toEqual([null, null, null, null, 'revoked']);
});
