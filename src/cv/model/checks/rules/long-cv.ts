import type { Rule } from '../rule.ts';
import { wordCount } from '../word-count.ts';

/** About as many words as fit on two pages. */
const MOST = 1100;

export const longCv = {
  name: 'longCv',
  weight: 'could',
  find(cv) {
    const count = wordCount(cv) ?? 0;
    return count > MOST ? [{ at: [], values: { count, most: MOST } }] : [];
  },
} as const satisfies Rule;
