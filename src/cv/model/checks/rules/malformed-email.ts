import { isEmail } from '../email.ts';
import { emailsIn } from '../fields.ts';
import type { CheckRule } from '../rule.ts';

export const malformedEmail = {
  name: 'malformedEmail',
  weight: 'must',
  find: (cv) =>
    emailsIn(cv)
      .filter(({ text }) => !isEmail(text.trim()))
      .map(({ at, field, text }) => ({ at, field, values: { email: text.trim() } })),
} as const satisfies CheckRule;
