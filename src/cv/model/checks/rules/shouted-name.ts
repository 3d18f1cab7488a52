import { normalizeSpaces } from '../normalize-spaces.ts';
import type { CheckRule } from '../rule.ts';

/** Finds names typed in capitals. Capitalization belongs to the template. */
export const shoutedName = {
  name: 'shoutedName',
  weight: 'could',
  find({ content, language }) {
    const name = normalizeSpaces(content.basics.name.trim(), language);
    const isAllCaps = /\p{Lu}{3}/u.test(name) && name.includes(' ') && name === name.toUpperCase();
    return isAllCaps ? [{ at: ['basics'], field: 'name', values: { name } }] : [];
  },
} as const satisfies CheckRule;
