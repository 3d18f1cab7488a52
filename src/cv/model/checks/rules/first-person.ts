import type { CheckRule } from '../rule.ts';

export const firstPerson = {
  name: 'firstPerson',
  weight: 'could',
  find: ({ bullets, words }) =>
    words
      ? bullets.flatMap(({ at, field, text }) => {
          const [, word] = words.firstPerson.exec(text) ?? [];
          return word ? [{ at, field, values: { word } }] : [];
        })
      : [],
} as const satisfies CheckRule;
