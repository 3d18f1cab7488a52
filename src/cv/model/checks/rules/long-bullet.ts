import type { CheckRule } from '../rule.ts';

/** In characters without markup: about two lines. */
const MAX_LENGTH = 220;

export const longBullet = {
  name: 'longBullet',
  weight: 'should',
  find: ({ bullets }) =>
    bullets
      .filter(({ text }) => text.length > MAX_LENGTH)
      .map(({ at, field, text }) => ({ at, field, values: { count: text.length, most: MAX_LENGTH } })),
} as const satisfies CheckRule;
