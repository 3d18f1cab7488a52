import type { Rule } from '../rule.ts';

/** No section shows one. Where it is hidden that is a choice; where it shows and is empty, it is an empty section. */
export const missingSummary = {
  name: 'missingSummary',
  weight: 'could',
  find: ({ content }) =>
    content.sections.some(({ kind }) => kind === 'summary') ? [] : [{ at: ['basics'], field: 'summary' }],
} as const satisfies Rule;
