import { isPartialDate } from '#platform/pure/field-rules.ts';
import type { CheckRule } from '../rule.ts';

export const unreadableDate = {
  name: 'unreadableDate',
  weight: 'should',
  find: ({ fieldTexts }) =>
    fieldTexts
      .filter(({ type, text }) => type === 'date' && !isPartialDate(text.trim()))
      .map(({ at, field, text }) => ({ at, field, values: { date: text.trim() } })),
} as const satisfies CheckRule;
