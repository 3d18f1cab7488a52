import { isPartialDate } from '#platform/field-rules.ts';
import type { Rule } from '../rule.ts';

export const unreadableDate = {
  name: 'unreadableDate',
  weight: 'should',
  find: ({ writings }) =>
    writings
      .filter(({ type, text }) => type === 'date' && !isPartialDate(text.trim()))
      .map(({ at, field, text }) => ({ at, field, values: { date: text.trim() } })),
} as const satisfies Rule;
