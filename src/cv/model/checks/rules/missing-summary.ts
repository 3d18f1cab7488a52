import type { CheckRule } from '../rule.ts';

/** Finds CVs without a summary section. A hidden one is a choice, and `emptySection` reports a visible empty one. */
export const missingSummary = {
  name: 'missingSummary',
  weight: 'could',
  find: ({ content }) =>
    content.sections.some(({ kind }) => kind === 'summary') ? [] : [{ at: ['basics'], field: 'summary' }],
} as const satisfies CheckRule;
