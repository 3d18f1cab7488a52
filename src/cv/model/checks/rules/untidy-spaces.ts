import { isProse } from '../fields.ts';
import { normalizeSpaces } from '../normalize-spaces.ts';
import type { CheckRule } from '../rule.ts';

export const untidySpaces = {
  name: 'untidySpaces',
  weight: 'should',
  find: ({ fieldTexts, language }) =>
    fieldTexts.filter(isProse).flatMap(({ at, field, text }) => {
      const value = normalizeSpaces(text, language);
      return value === text ? [] : [{ at, field, fixes: [{ do: 'set' as const, at, field, value }] }];
    }),
} as const satisfies CheckRule;
