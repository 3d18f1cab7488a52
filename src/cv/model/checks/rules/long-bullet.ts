import type { Rule } from '../rule.ts';

const LONGEST = 220;

export const longBullet = {
  name: 'longBullet',
  weight: 'should',
  find: ({ bullets }) =>
    bullets
      .filter(({ text }) => text.length > LONGEST)
      .map(({ at, field, text }) => ({ at, field, values: { count: text.length, most: LONGEST } })),
} as const satisfies Rule;
