import type { Rule } from '../rule.ts';
import { tidy } from '../tidy.ts';

/** Finds names typed in capitals. Capitalization belongs to the template. */
export const shoutedName = {
  name: 'shoutedName',
  weight: 'could',
  find({ content, language }) {
    const name = tidy(content.basics.name.trim(), language);
    const inCapitals = /\p{Lu}{3}/u.test(name) && name.includes(' ') && name === name.toUpperCase();
    return inCapitals ? [{ at: ['basics'], field: 'name', values: { name } }] : [];
  },
} as const satisfies Rule;
