import type { CheckRule } from '../rule.ts';

export const missingName = {
  name: 'missingName',
  weight: 'must',
  find: ({ content }) => (content.basics.name.trim() === '' ? [{ at: ['basics'], field: 'name' }] : []),
} as const satisfies CheckRule;
