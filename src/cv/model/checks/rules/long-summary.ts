import { inOrder } from '../bullets.ts';
import type { Rule } from '../rule.ts';

const LONGEST = 600;

export const longSummary = {
  name: 'longSummary',
  weight: 'should',
  find: ({ writings, language }) =>
    writings
      .filter(({ place, field }) => place.kind === 'basics' && field === 'summary')
      .map(({ at, field, text }) => ({ at, field, values: { count: inOrder(text, language).length, most: LONGEST } }))
      .filter(({ values }) => values.count > LONGEST),
} as const satisfies Rule;
