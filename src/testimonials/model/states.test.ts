import { describe, expect, it } from 'vitest';
import { canBecome, requestState } from './states.ts';

const NOW = new Date('2026-03-01T12:00:00Z');
const LATER = new Date('2026-03-01T12:00:01Z');

describe('a request as its author sees it', () => {
  it.each([
    ['requested', LATER, 'open'],
    ['received', LATER, 'sent'],
    ['requested', NOW, 'expired'],
    ['received', NOW, 'expired'],
    ['requested', null, 'expired'],
  ] as const)('that is %s, with a link until %s, is %s', (state, expiresAt, seen) => {
    expect(requestState({ state, expiresAt }, NOW)).toBe(seen);
  });

  it('does not reveal whether the text was approved or hidden', () => {
    for (const expiresAt of [LATER, NOW]) {
      expect(requestState({ state: 'approved', expiresAt }, NOW)).toBe('closed');
      expect(requestState({ state: 'hidden', expiresAt }, NOW)).toBe('closed');
    }
  });
});

describe('the decision of a member', () => {
  it('needs a text', () => {
    const unanswered = { state: 'requested', hasText: false, isWrittenByAuthor: false } as const;
    expect(canBecome('approved', unanswered)).toBe(false);
    expect(canBecome('hidden', unanswered)).toBe(false);
    expect(canBecome('received', unanswered)).toBe(false);
    expect(canBecome('requested', unanswered)).toBe(true);
  });

  it('can be taken back for the text of an author, but never to a request', () => {
    const approved = { state: 'approved', hasText: true, isWrittenByAuthor: true } as const;
    expect(canBecome('received', approved)).toBe(true);
    expect(canBecome('hidden', approved)).toBe(true);
    expect(canBecome('requested', approved)).toBe(false);
    expect(canBecome('received', { ...approved, isWrittenByAuthor: false })).toBe(false);
  });
});
