import type { CheckRule } from '../rule.ts';
import { countCvWords } from '../word-count.ts';

/** About as many words as fit on two pages. */
const MAX_WORDS = 1100;

export const longCv = {
  name: 'longCv',
  weight: 'could',
  find(cv) {
    const count = countCvWords(cv) ?? 0;
    return count > MAX_WORDS ? [{ at: [], values: { count, most: MAX_WORDS } }] : [];
  },
} as const satisfies CheckRule;
