import type { CheckRule } from '../rule.ts';

export const missingEmail = {
  name: 'missingEmail',
  weight: 'must',
  find: ({ content }) => (content.basics.email.trim() === '' ? [{ at: ['basics'], field: 'email' }] : []),
} as const satisfies CheckRule;
