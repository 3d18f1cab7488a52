import type { CheckRule } from '../rule.ts';

/** Matches a single word, in scripts that separate words with spaces. */
const ONE_WORD = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{M}]+$/u;

export const oneWordBullet = {
  name: 'oneWordBullet',
  weight: 'could',
  find: ({ bullets }) =>
    bullets
      .filter(({ text }) => ONE_WORD.test(text))
      .map(({ at, field, text }) => ({ at, field, values: { word: text } })),
} as const satisfies CheckRule;
