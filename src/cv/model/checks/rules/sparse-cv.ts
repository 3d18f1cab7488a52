import type { CheckRule } from '../rule.ts';
import { countCvWords } from '../word-count.ts';

const MIN_WORDS = 120;

export const sparseCv = {
  name: 'sparseCv',
  weight: 'could',
  find(cv) {
    const count = countCvWords(cv) ?? MIN_WORDS;
    return count < MIN_WORDS ? [{ at: [], values: { count } }] : [];
  },
} as const satisfies CheckRule;
