import { isProse } from '../fields.ts';
import type { Rule } from '../rule.ts';
import { tidy } from '../tidy.ts';

export const untidySpaces = {
  name: 'untidySpaces',
  weight: 'should',
  find: ({ writings, language }) =>
    writings.filter(isProse).flatMap(({ at, field, text }) => {
      const value = tidy(text, language);
      return value === text ? [] : [{ at, field, fixes: [{ do: 'set' as const, at, field, value }] }];
    }),
} as const satisfies Rule;
