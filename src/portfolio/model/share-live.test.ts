import { expect, it } from 'vitest';
import { hiddenAt } from './share-live.ts';

const NOW = new Date('2026-11-22T12:00:00.000Z');
const LIVE = {
  state: 'active',
  expiresAt: null,
  isPinned: false,
  isDown: false,
  isShown: true,
  mayShow: true,
} as const;
const moment = (milliseconds: number) => new Date(NOW.getTime() + milliseconds);

it.each<[why: ReturnType<typeof hiddenAt>, link: Partial<Parameters<typeof hiddenAt>[1]>]>([
  [undefined, {}],
  ['paused', { state: 'paused' }],
  ['revoked', { state: 'revoked' }],
  ['expired', { expiresAt: moment(-1) }],
  ['expired', { expiresAt: moment(0) }],
  [undefined, { expiresAt: moment(1) }],
  ['takenDown', { isDown: true }],
  ['takenDown', { isDown: true, isPinned: true, isShown: false }],
  ['paused', { state: 'paused', isDown: true }],
  ['unverified', { mayShow: false }],
  ['unpublished', { isShown: false }],
  [undefined, { isShown: false, isPinned: true }],
  ['unverified', { isShown: false, isPinned: true, mayShow: false }],
  ['paused', { state: 'paused', expiresAt: moment(-1), isShown: false, mayShow: false }],
  ['revoked', { state: 'revoked', isPinned: true }],
  ['expired', { expiresAt: moment(-1), isShown: false, mayShow: false }],
])('is hidden by %s: %j', (why, link) => {
  expect(hiddenAt(NOW, { ...LIVE, ...link })).toBe(why);
});
