import { expect, it } from 'vitest';
import { hiddenReasonAt } from './share-live.ts';

const NOW = new Date('2026-11-22T12:00:00.000Z');
const LIVE = {
  state: 'active',
  expiresAt: null,
  isPinned: false,
  isDown: false,
  isShown: true,
  canPublish: true,
} as const;
const moment = (offsetMs: number) => new Date(NOW.getTime() + offsetMs);

it.each<[why: ReturnType<typeof hiddenReasonAt>, link: Partial<Parameters<typeof hiddenReasonAt>[1]>]>([
  [undefined, {}],
  ['paused', { state: 'paused' }],
  ['revoked', { state: 'revoked' }],
  ['expired', { expiresAt: moment(-1) }],
  ['expired', { expiresAt: moment(0) }],
  [undefined, { expiresAt: moment(1) }],
  ['takenDown', { isDown: true }],
  ['takenDown', { isDown: true, isPinned: true, isShown: false }],
  ['paused', { state: 'paused', isDown: true }],
  ['unverified', { canPublish: false }],
  ['unpublished', { isShown: false }],
  [undefined, { isShown: false, isPinned: true }],
  ['unverified', { isShown: false, isPinned: true, canPublish: false }],
  ['paused', { state: 'paused', expiresAt: moment(-1), isShown: false, canPublish: false }],
  ['revoked', { state: 'revoked', isPinned: true }],
  ['expired', { expiresAt: moment(-1), isShown: false, canPublish: false }],
])('returns the reason %s for %j', (why, link) => {
  expect(hiddenReasonAt(NOW, { ...LIVE, ...link })).toBe(why);
});
